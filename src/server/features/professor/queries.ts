import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { wholePage } from '#server/platform/database/page.ts';
import { wordsQuery, wordsVector } from '#server/platform/database/search-words.ts';
import { conversationAttachments, conversationMessages, conversations } from './tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
type MessageColumns = Omit<typeof conversationMessages.$inferSelect, 'words'>;
export interface MessageRow extends MessageColumns {
  attachment: { id: string; name: string; pages: number | null } | null;
}

const own = (userId: string, id: string) => and(eq(conversations.userId, userId), eq(conversations.id, id));
const within = (userId: string, conversationId: string) =>
  and(eq(conversationMessages.userId, userId), eq(conversationMessages.conversationId, conversationId));

export async function insertConversation(
  db: Db,
  row: typeof conversations.$inferInsert,
): Promise<ConversationRow> {
  const [made] = await db.insert(conversations).values(row).returning();
  return made as ConversationRow;
}

/** The latest first; with `search`, those whose title or messages have its words. */
export function listConversations(
  db: Db,
  userId: string,
  limit: number,
  search: string | undefined,
): Promise<ConversationRow[]> {
  const query = search ? wordsQuery(userId, search) : '';
  const found = db
    .select({ id: conversationMessages.conversationId })
    .from(conversationMessages)
    .where(
      and(eq(conversationMessages.userId, userId), sql`${conversationMessages.words} @@ ${query}::tsquery`),
    );
  return db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), search ? inArray(conversations.id, found) : undefined))
    .orderBy(desc(conversations.lastActivity), desc(conversations.id))
    .limit(limit);
}

export async function findConversation(
  db: Db,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(conversations).where(own(userId, id));
  return row;
}

/** What the student's conversations take. */
export async function sumConversations(tx: Db, userId: string) {
  const [sums] = await tx
    .select({
      conversations: sql<number>`count(*)::int`,
      messages: sql<number>`coalesce(sum(${conversations.messageCount}), 0)::int`,
      attachmentBytes: sql<number>`coalesce(sum(${conversations.attachedBytes}), 0)::float8`,
    })
    .from(conversations)
    .where(eq(conversations.userId, userId));
  return sums ?? { conversations: 0, messages: 0, attachmentBytes: 0 };
}

/** Locked, so that its messages come one after the other. */
export async function lockConversation(
  tx: Db,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await tx.select().from(conversations).where(own(userId, id)).for('update');
  return row;
}

export async function updateConversation(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<typeof conversations.$inferInsert>,
): Promise<ConversationRow | undefined> {
  const [row] = await db.update(conversations).set(changes).where(own(userId, id)).returning();
  return row;
}

/** Whether there was one; its messages and attachments go with it. */
export async function deleteConversation(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (await db.delete(conversations).where(own(userId, id)).returning({ id: conversations.id })).length > 0
  );
}

const { words: _, ...columns } = getTableColumns(conversationMessages);

const selectMessages = (db: Db) =>
  db
    .select({
      ...columns,
      attachment: {
        id: conversationAttachments.id,
        name: conversationAttachments.name,
        pages: conversationAttachments.pages,
      },
    })
    .from(conversationMessages)
    .leftJoin(
      conversationAttachments,
      and(
        eq(conversationAttachments.userId, conversationMessages.userId),
        eq(conversationAttachments.id, conversationMessages.attachmentId),
      ),
    );

/** Bytes of a message as JSON. */
const messageBytes = sql<number>`octet_length(${conversationMessages.content})
  + octet_length(${conversationMessages.citations}::text) + 1000`.as('size');

/** The latest first: all that one answer holds, or `limit` of them; those before the number `before`. */
export async function listMessages(
  db: Db,
  userId: string,
  conversationId: string,
  { limit, before }: { limit?: number | undefined; before?: number | undefined },
): Promise<MessageRow[]> {
  const where = and(
    within(userId, conversationId),
    before === undefined ? undefined : lt(conversationMessages.number, before),
  );
  const latest = desc(conversationMessages.number);
  const sizes = db.select({ messageBytes }).from(conversationMessages).where(where).orderBy(latest);
  return selectMessages(db)
    .where(where)
    .orderBy(latest)
    .limit(limit ?? (await wholePage(db, sizes)).limit);
}

export async function findMessage(
  db: Db,
  userId: string,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(
    and(within(userId, conversationId), eq(conversationMessages.id, id)),
  );
  return row;
}

export async function findMessageAt(
  db: Db,
  userId: string,
  conversationId: string,
  number: number,
): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(
    and(within(userId, conversationId), eq(conversationMessages.number, number)),
  );
  return row;
}

type NewMessage = Omit<typeof conversationMessages.$inferInsert, 'words'>;

export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  const found = wordsVector(message.userId, message.content);
  await tx.insert(conversationMessages).values({ ...message, words: found });
}

/**
 * Changes an answer that is still being written, and says whether it was: one that has ended stays as it is, and so
 * does one that was written at after `silentSince`.
 */
export async function updateAnswer(
  db: Db,
  { userId, conversationId, id }: Pick<MessageRow, 'userId' | 'conversationId' | 'id'>,
  changes: Partial<NewMessage>,
  silentSince?: Date,
): Promise<boolean> {
  const found =
    changes.status && changes.content !== undefined ? { words: wordsVector(userId, changes.content) } : {};
  const changed = await db
    .update(conversationMessages)
    .set({ ...changes, ...found })
    .where(
      and(
        within(userId, conversationId),
        eq(conversationMessages.id, id),
        eq(conversationMessages.status, 'writing'),
        silentSince && lt(conversationMessages.touchedAt, silentSince),
      ),
    )
    .returning({ number: conversationMessages.number });
  return changed.length > 0;
}

/** Answers of a student that nobody has written at since `before`. */
export function listSilentAnswers(db: Db, userId: string, before: Date): Promise<MessageRow[]> {
  return selectMessages(db).where(
    and(
      eq(conversationMessages.userId, userId),
      eq(conversationMessages.status, 'writing'),
      lt(conversationMessages.touchedAt, before),
    ),
  );
}

/** Puts an answer that has ended back to its beginning. */
export async function restartAnswer(
  tx: Db,
  { userId, conversationId, number }: Pick<MessageRow, 'userId' | 'conversationId' | 'number'>,
  fresh: Pick<NewMessage, 'id' | 'engine' | 'chargedOn' | 'touchedAt'>,
): Promise<void> {
  await tx
    .update(conversationMessages)
    .set({ ...fresh, content: '', citations: [], tutorState: null, fallback: null, status: 'writing' })
    .where(and(within(userId, conversationId), eq(conversationMessages.number, number)));
}

/** The local tutor goes on from nothing: what it asked last is no longer open. */
export async function forgetTutorState(db: Db, userId: string, conversationId: string): Promise<void> {
  await db
    .update(conversationMessages)
    .set({ tutorState: null })
    .where(and(within(userId, conversationId), isNotNull(conversationMessages.tutorState)));
}

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { type AnyWords, anyWordQuery, wordsVector } from '#server/platform/database/search-words.ts';
import { attachmentPassages, conversationAttachments } from './tables.ts';

export interface PassageText {
  text: string;
  page: number | null;
}

/** Pieces that are written at once: what their words take of the event loop stays small. */
const atOnce = 40;

export async function insertAttachment(
  tx: Db,
  attachment: typeof conversationAttachments.$inferInsert,
  passages: readonly PassageText[],
): Promise<void> {
  await tx.insert(conversationAttachments).values(attachment);
  const { userId, id: attachmentId } = attachment;
  for (let first = 0; first < passages.length; first += atOnce)
    await tx.insert(attachmentPassages).values(
      passages.slice(first, first + atOnce).map(({ text, page }, index) => ({
        userId,
        attachmentId,
        number: first + index,
        page,
        text,
        words: wordsVector(userId, text),
      })),
    );
}

const columns = {
  id: conversationAttachments.id,
  name: conversationAttachments.name,
  page: attachmentPassages.page,
  text: attachmentPassages.text,
};

const ofConversation = (userId: string, conversationId: string) =>
  and(eq(conversationAttachments.userId, userId), eq(conversationAttachments.conversationId, conversationId));

const selectPassages = (db: Db) =>
  db
    .select(columns)
    .from(conversationAttachments)
    .innerJoin(
      attachmentPassages,
      and(
        eq(attachmentPassages.userId, conversationAttachments.userId),
        eq(attachmentPassages.attachmentId, conversationAttachments.id),
      ),
    );

/** Pieces of the conversation's attachments that have any of `words`, those with most of them first. */
export function findPassagesAbout(
  db: Db,
  userId: string,
  conversationId: string,
  words: AnyWords,
  limit: number,
) {
  const query = sql`${anyWordQuery(userId, words)}::tsquery`;
  return selectPassages(db)
    .where(and(ofConversation(userId, conversationId), sql`${attachmentPassages.words} @@ ${query}`))
    .orderBy(desc(sql`ts_rank(${attachmentPassages.words}, ${query})`), asc(attachmentPassages.number))
    .limit(limit);
}

/** The first pieces of the latest attachment, in its order. */
export async function listFirstPassages(db: Db, userId: string, conversationId: string, limit: number) {
  const [latest] = await db
    .select({ id: conversationAttachments.id })
    .from(conversationAttachments)
    .where(ofConversation(userId, conversationId))
    .orderBy(desc(conversationAttachments.createdAt), desc(conversationAttachments.id))
    .limit(1);
  if (!latest) return [];
  return selectPassages(db)
    .where(and(eq(conversationAttachments.userId, userId), eq(conversationAttachments.id, latest.id)))
    .orderBy(asc(attachmentPassages.number))
    .limit(limit);
}

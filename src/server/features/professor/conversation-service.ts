import { v7 as uuidv7 } from 'uuid';
import { requireRoom } from '#server/features/accounts/plan/quota-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChatMessage, Conversation, ConversationMode } from '#shared/contracts/professor.ts';
import { conversationMarkdown } from './conversation-markdown.ts';
import { presentConversation, presentMessage } from './present.ts';
import {
  type ConversationRow,
  deleteConversation,
  findConversation,
  findMessage,
  forgetTutorState,
  insertConversation,
  listConversations,
  listMessages,
  sumConversations,
  updateConversation,
} from './queries.ts';
import { endSilentAnswers } from './usage-service.ts';

/** Throws the `quotas` codes (403). */
export async function beginConversation(
  services: Services,
  { userId }: SignedIn,
  { title, mode }: { title: string; mode: ConversationMode },
): Promise<Conversation> {
  const now = services.clock.now();
  const row = { userId, id: uuidv7(), title, mode, lastActivity: now, createdAt: now };
  const made = await inTransaction(services.db, async (tx) => {
    await requireRoom({ ...services, db: tx }, userId, async () => ({
      conversations: (await sumConversations(tx, userId)).conversations + 1,
    }));
    return insertConversation(tx, row);
  });
  return presentConversation(made);
}

/** The latest first; with `search`, those in which it is found. */
export async function getConversations(
  { db }: Services,
  { userId }: SignedIn,
  { limit, search }: { limit: number; search?: string | undefined },
): Promise<Conversation[]> {
  return (await listConversations(db, userId, limit, search)).map(presentConversation);
}

/** Throws `conversation_not_found` (404). */
export async function existingConversation(
  { db }: Services,
  userId: string,
  id: string,
): Promise<ConversationRow> {
  const row = await findConversation(db, userId, id);
  if (!row) throw notFound('professor.conversation_not_found');
  return row;
}

/** A conversation with its messages in order: the latest that one answer holds, or `limit`, before `before`. Throws `conversation_not_found` (404). */
export async function getConversation(
  services: Services,
  { userId }: SignedIn,
  id: string,
  page: { limit?: number | undefined; before?: number | undefined },
) {
  const conversation = await existingConversation(services, userId, id);
  await endSilentAnswers(services, userId);
  const rows = await listMessages(services.db, userId, id, page);
  const now = services.clock.now();
  return {
    ...presentConversation(conversation),
    messages: rows.toReversed().map((row) => presentMessage(row, now)),
    hasEarlier: (rows.at(-1)?.number ?? 0) > 0,
  };
}

/** Throws `conversation_not_found` (404). */
export async function changeConversation(
  { db }: Services,
  { userId }: SignedIn,
  id: string,
  { title, mode }: { title?: string | undefined; mode?: ConversationMode | undefined },
): Promise<Conversation> {
  const changes = { ...(title !== undefined && { title }), ...(mode !== undefined && { mode }) };
  const row =
    Object.keys(changes).length > 0
      ? await updateConversation(db, userId, id, changes)
      : await findConversation(db, userId, id);
  if (!row) throw notFound('professor.conversation_not_found');
  if (mode !== undefined) await forgetTutorState(db, userId, id);
  return presentConversation(row);
}

/** Throws `conversation_not_found` (404). */
export async function removeConversation({ db }: Services, { userId }: SignedIn, id: string): Promise<void> {
  if (!(await deleteConversation(db, userId, id))) throw notFound('professor.conversation_not_found');
}

/** Throws `message_not_found` (404). */
export async function getMessage(
  { db, clock }: Services,
  { userId }: SignedIn,
  conversationId: string,
  id: string,
): Promise<ChatMessage> {
  const row = await findMessage(db, userId, conversationId, id);
  if (!row) throw notFound('professor.message_not_found');
  return presentMessage(row, clock.now());
}

const messagesAtOnce = 200;

/** The whole conversation to take along, as Markdown. Throws `conversation_not_found` (404). */
export async function exportConversation(
  services: Services,
  student: SignedIn,
  id: string,
): Promise<{ title: string; markdown: string }> {
  const messages: ChatMessage[] = [];
  let { title, ...part } = await getConversation(services, student, id, { limit: messagesAtOnce });
  for (;;) {
    messages.unshift(...part.messages);
    if (!part.hasEarlier) break;
    part = await getConversation(services, student, id, {
      limit: messagesAtOnce,
      before: messages[0]?.number,
    });
  }
  return { title, markdown: conversationMarkdown(title, messages, student.timeZone) };
}

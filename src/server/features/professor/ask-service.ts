import { v7 as uuidv7 } from 'uuid';
import { requireRoom } from '#server/features/accounts/plan/quota-service.ts';
import { expectedEngine } from '#server/features/model-use/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { conflict, malformed, notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChatMessage, SendMessage } from '#shared/contracts/professor.ts';
import { follow, write } from './answer-service.ts';
import { insertAttachment } from './attachment-queries.ts';
import { passagesOf } from './passages.ts';
import { isBeingWritten, presentMessage } from './present.ts';
import {
  type ConversationRow,
  findMessage,
  findMessageAt,
  insertMessage,
  lockConversation,
  restartAnswer,
  sumConversations,
  updateConversation,
} from './queries.ts';
import { countMessage, endSilentAnswers } from './usage-service.ts';

/** An answer that is begun, and what writes it to its end. */
export interface BegunAnswer {
  question: ChatMessage | null;
  answer: ChatMessage;
  /**
   * Writes the answer, telling `listen` each piece of text, and resolves with the answer as it is kept. An answer that
   * is known already is only followed. Rejects with `answer_failed` (502) when nothing came of it.
   */
  write(listen: (text: string) => void): Promise<ChatMessage>;
}

async function lockOwn(tx: Db, userId: string, id: string): Promise<ConversationRow> {
  const conversation = await lockConversation(tx, userId, id);
  if (!conversation) throw notFound('professor.conversation_not_found');
  return conversation;
}

/** Nobody else may be writing here. Throws `busy` (409). */
async function requireSilence(
  tx: Db,
  { userId, id, messageCount }: ConversationRow,
  now: Date,
): Promise<void> {
  const last = messageCount > 0 ? await findMessageAt(tx, userId, id, messageCount - 1) : undefined;
  if (last && isBeingWritten(last, now)) throw conflict('professor.busy');
}

const bytesOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

async function keepAttachment(
  tx: Db,
  { userId, id: conversationId }: ConversationRow,
  document: Awaited<ReturnType<typeof readDocument>> | null,
  name: string,
  createdAt: Date,
): Promise<string | null> {
  if (!document) return null;
  const { pages, hasPages } = document;
  const id = uuidv7();
  await insertAttachment(
    tx,
    { userId, id, conversationId, name: name || 'Anexo', pages: hasPages ? pages.length : null, createdAt },
    passagesOf(pages, hasPages),
  );
  return id;
}

/**
 * Keeps a question and begins its answer; a question that is known already has its answer. Throws
 * `conversation_not_found` (404), `message_missing` (400), `busy` (409), the `daily_limit` and `quotas` codes (403) and
 * what `readDocument` throws.
 */
export async function ask(
  services: Services,
  student: SignedIn,
  conversationId: string,
  { message, id = uuidv7(), file, fileName }: SendMessage,
): Promise<BegunAnswer> {
  const { userId } = student;
  if (message === '' && !file) throw malformed('professor.message_missing');
  const document = file ? await readDocument(services, student, file) : null;
  const now = services.clock.now();
  const begun = await inTransaction(services.db, async (tx) => {
    const conversation = await lockOwn(tx, userId, conversationId);
    const known = await findMessage(tx, userId, conversationId, id);
    if (known) return { known };
    await requireSilence(tx, conversation, now);
    await endSilentAnswers({ ...services, db: tx }, userId);
    const attached = bytesOf(document?.pages ?? []);
    await requireRoom({ ...services, db: tx }, userId, async () => {
      const { messages, attachmentBytes } = await sumConversations(tx, userId);
      return { messages: messages + 2, ...(attached > 0 && { attachmentBytes: attachmentBytes + attached }) };
    });
    const chargedOn = await countMessage(services, tx, student);
    const attachmentId = await keepAttachment(tx, conversation, document, fileName, now);
    const number = conversation.messageCount;
    const shared = { userId, conversationId, touchedAt: now, createdAt: now };
    await insertMessage(tx, {
      ...shared,
      number,
      id,
      role: 'user',
      content: message,
      status: 'done',
      attachmentId,
    });
    await insertMessage(tx, {
      ...shared,
      number: number + 1,
      id: uuidv7(),
      role: 'assistant',
      content: '',
      status: 'writing',
      engine: expectedEngine(services, student),
      chargedOn,
    });
    await updateConversation(tx, userId, conversationId, {
      messageCount: number + 2,
      attachedBytes: conversation.attachedBytes + attached,
      lastActivity: now,
    });
    return { known: null };
  });
  const question = begun.known ?? (await findMessage(services.db, userId, conversationId, id));
  const answer = question && (await findMessageAt(services.db, userId, conversationId, question.number + 1));
  if (!question || !answer) throw notFound('professor.message_not_found');
  return {
    question: presentMessage(question, now),
    answer: presentMessage(answer, now),
    write: begun.known
      ? (listen) => follow(services, answer, listen)
      : (listen) => write(services, student, { question, answer, listen }),
  };
}

/**
 * Begins the latest answer anew. Throws `message_not_found` (404), `not_the_last_answer` (422), `busy` (409) and the
 * `daily_limit` codes (403).
 */
export async function askAgain(
  services: Services,
  student: SignedIn,
  conversationId: string,
  messageId: string,
): Promise<BegunAnswer> {
  const { userId } = student;
  const now = services.clock.now();
  const fresh = { id: uuidv7(), engine: expectedEngine(services, student), touchedAt: now };
  const number = await inTransaction(services.db, async (tx) => {
    const conversation = await lockOwn(tx, userId, conversationId);
    const known = await findMessage(tx, userId, conversationId, messageId);
    if (known?.role !== 'assistant') throw notFound('professor.message_not_found');
    if (known.number !== conversation.messageCount - 1) throw unprocessable('professor.not_the_last_answer');
    await requireSilence(tx, conversation, now);
    await endSilentAnswers({ ...services, db: tx }, userId);
    await restartAnswer(tx, known, { ...fresh, chargedOn: await countMessage(services, tx, student) });
    await updateConversation(tx, userId, conversationId, { lastActivity: now });
    return known.number;
  });
  const [question, answer] = await Promise.all([
    findMessageAt(services.db, userId, conversationId, number - 1),
    findMessageAt(services.db, userId, conversationId, number),
  ]);
  if (!question || !answer) throw notFound('professor.message_not_found');
  return {
    question: null,
    answer: presentMessage(answer, now),
    write: (listen) => write(services, student, { question, answer, listen }),
  };
}

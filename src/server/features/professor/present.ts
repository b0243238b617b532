import type { ChatMessage, Conversation } from '#shared/contracts/professor.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

/** How long an answer may go without a sign of who writes it, many times as often as one comes: then it has broken off. */
const silenceMs = 10_000;

/** An answer that nobody has written at since then has broken off. */
export const silentBefore = (now: Date): Date => new Date(now.getTime() - silenceMs);

export const isBeingWritten = (
  { status, touchedAt }: Pick<MessageRow, 'status' | 'touchedAt'>,
  now: Date,
): boolean => status === 'writing' && touchedAt > silentBefore(now);

export const presentConversation = ({ id, title, mode, lastActivity }: ConversationRow): Conversation => ({
  id,
  title,
  mode,
  lastActivity: lastActivity.toISOString(),
});

export function presentMessage(row: MessageRow, now: Date): ChatMessage {
  const { id, number, role, content, status, citations, engine, fallback, attachment, createdAt } = row;
  return {
    id,
    number,
    role,
    content,
    status: status === 'writing' && !isBeingWritten(row, now) ? 'failed' : status,
    citations,
    engine,
    fallback,
    attachment,
    createdAt: createdAt.toISOString(),
  };
}

import type { ChatMessage, Conversation } from '#shared/contracts/professor.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

/** How long an answer may go without a sign of who writes it: after that it has broken off. */
const silenceMs = 30_000;

export const isBeingWritten = (
  { status, touchedAt }: Pick<MessageRow, 'status' | 'touchedAt'>,
  now: Date,
): boolean => status === 'writing' && now.getTime() - touchedAt.getTime() < silenceMs;

export const presentConversation = ({ id, title, mode, lastActivity }: ConversationRow): Conversation => ({
  id,
  title,
  mode,
  lastActivity: lastActivity.toISOString(),
});

export function presentMessage(row: MessageRow, now: Date): ChatMessage {
  const { id, number, role, content, status, citations, engine, attachment, createdAt } = row;
  return {
    id,
    number,
    role,
    content,
    status: status === 'writing' && !isBeingWritten(row, now) ? 'failed' : status,
    citations,
    engine,
    attachment,
    createdAt: createdAt.toISOString(),
  };
}

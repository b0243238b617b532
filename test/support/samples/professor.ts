import type { ChatMessage, Conversation } from '#shared/contracts/professor.ts';

const uuid = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A conversation for tests. */
export const sampleConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: uuid(1),
  title: 'Mitose',
  mode: 'normal',
  lastActivity: '2026-03-10T12:00:00.000Z',
  ...changes,
});

/** A message for tests: the even numbers are questions, the odd ones their answers. */
export const sampleMessage = (number: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: uuid(100 + number),
  number,
  role: number % 2 === 0 ? 'user' : 'assistant',
  content: number % 2 === 0 ? `Pergunta ${number}` : `Resposta ${number}`,
  status: 'done',
  citations: [],
  engine: number % 2 === 0 ? null : 'local',
  fallback: null,
  attachment: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  ...changes,
});

import { v7 as uuidv7 } from 'uuid';
import { type CardGrade, grades } from '#shared/rules/card-grades.ts';
import { createOutbox, type Outbox as MessageBox } from '#web/sync/outbox.ts';

interface Common {
  op: string;
  cardId: string;
  answerId: string;
  attempted: boolean;
}

interface AnswerMessage extends Common {
  kind: 'answer';
  result: CardGrade;
  /** Seconds. */
  timeSpent: number;
  answeredAt: string;
}

/** Something the server still has to be told: an answer, or that one is taken back. */
export type OutboxMessage = AnswerMessage | (Common & { kind: 'withdrawal' });

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');

/** By hand: a review waits for no library of schemas. */
function readMessage(stored: unknown): OutboxMessage | null {
  const { op, kind, cardId, answerId, attempted, result, timeSpent, answeredAt } = Object(stored);
  if (!areTexts(op, cardId, answerId) || typeof attempted !== 'boolean') return null;
  const isAnswer =
    kind === 'answer' && grades.includes(result) && Number.isInteger(timeSpent) && areTexts(answeredAt);
  return isAnswer || kind === 'withdrawal' ? (stored as OutboxMessage) : null;
}

export interface Outbox extends Omit<MessageBox<OutboxMessage>, 'put'> {
  userId: string;
  /** `attempted` when it was tried without the outbox, and may have arrived. */
  addAnswer(answer: Omit<AnswerMessage, 'op' | 'kind' | 'attempted'>, attempted?: boolean): void;
  /** Takes an answer back: one that never left is forgotten, any other is withdrawn after it was sent. */
  undoAnswer(answer: Pick<OutboxMessage, 'cardId' | 'answerId'>): void;
  /** Answers that wait; one and its withdrawal are one. */
  count(): number;
}

const outboxes = new Map<string, Outbox>();

/** The answers of a student that this browser has still to send; kept until the server has judged them. */
export function outboxOf(userId: string): Outbox {
  const outbox = outboxes.get(userId) ?? openOutbox(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

function openOutbox(userId: string): Outbox {
  const { put, ...box } = createOutbox(`flashcardOutbox.${userId}.`, readMessage);
  let waiting: number | null = null;
  box.subscribe(() => {
    waiting = null;
  });
  return {
    ...box,
    userId,
    addAnswer: (answer, attempted = false) => put({ ...answer, op: uuidv7(), kind: 'answer', attempted }),
    undoAnswer: ({ cardId, answerId }) => {
      const unsent = box.list().find((message) => message.kind === 'answer' && message.answerId === answerId);
      if (unsent && !unsent.attempted) void box.remove(unsent);
      else put({ op: uuidv7(), kind: 'withdrawal', cardId, answerId, attempted: false });
    },
    count: () => {
      waiting ??= new Set(box.list().map(({ answerId }) => answerId)).size;
      return waiting;
    },
  };
}

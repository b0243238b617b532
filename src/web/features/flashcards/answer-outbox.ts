import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { grades } from '#shared/rules/grade-card.ts';
import { createOutbox, type Outbox as LetterBox } from '#web/lib/outbox.ts';
import { letterPrefix } from './stored-letters.ts';

const common = { op: z.string(), cardId: z.string(), answerId: z.string(), attempted: z.boolean() };

const letterSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('answer'),
    result: z.enum(grades),
    timeSpent: z.int(),
    answeredAt: z.string(),
  }),
  z.object({ ...common, kind: z.literal('withdrawal') }),
]);

/** Something the server still has to be told: an answer, or that one is taken back. */
export type Letter = z.output<typeof letterSchema>;
type AnswerLetter = Extract<Letter, { kind: 'answer' }>;

export interface Outbox extends Omit<LetterBox<Letter>, 'put'> {
  userId: string;
  /** `attempted` when it was tried without the outbox, and may have arrived. */
  addAnswer(answer: Omit<AnswerLetter, 'op' | 'kind' | 'attempted'>, attempted?: boolean): void;
  /** Takes an answer back: one that never left is forgotten, any other is withdrawn after it was sent. */
  undoAnswer(answer: Pick<Letter, 'cardId' | 'answerId'>): void;
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
  const { put, ...box } = createOutbox(letterPrefix(userId), (stored) => letterSchema.safeParse(stored).data);
  let waiting: number | null = null;
  box.subscribe(() => {
    waiting = null;
  });
  return {
    ...box,
    userId,
    addAnswer: (answer, attempted = false) => put({ ...answer, op: uuidv7(), kind: 'answer', attempted }),
    undoAnswer: ({ cardId, answerId }) => {
      const unsent = box.list().find((letter) => letter.kind === 'answer' && letter.answerId === answerId);
      if (unsent && !unsent.attempted) void box.remove(unsent);
      else put({ op: uuidv7(), kind: 'withdrawal', cardId, answerId, attempted: false });
    },
    count: () => {
      waiting ??= new Set(box.list().map(({ answerId }) => answerId)).size;
      return waiting;
    },
  };
}

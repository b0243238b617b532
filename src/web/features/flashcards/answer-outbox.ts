import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { grades } from '#shared/rules/grade-card.ts';

const common = {
  op: z.string(),
  cardId: z.string(),
  answerId: z.string(),
  /** Whether it was given to the network: then the server may have it, whatever came back. */
  attempted: z.boolean(),
};

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

export interface Outbox {
  userId: string;
  /** What waits, in the order in which it has to be sent. */
  list(): Letter[];
  /** `attempted` when it was tried without the outbox, and may have arrived. */
  addAnswer(answer: Omit<AnswerLetter, 'op' | 'kind' | 'attempted'>, attempted?: boolean): void;
  /** Takes an answer back: one that never left is forgotten, any other is withdrawn after it was sent. */
  undoAnswer(answer: Pick<Letter, 'cardId' | 'answerId'>): void;
  /** Writes a letter of the list anew, in its place. */
  keep(letter: Letter): void;
  remove(letter: Letter): void;
  /** Answers that wait; one and its withdrawal are one. */
  count(): number;
  /** Runs `listener` after every change, another tab's included; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

const outboxes = new Map<string, Outbox>();

/** The answers of a student that this browser has still to send; kept until the server has judged them. */
export function outboxOf(userId: string): Outbox {
  const outbox = outboxes.get(userId) ?? createOutbox(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

/**
 * Each letter is an item of its own in localStorage, named so that the names sort by time: two tabs that write at
 * once lose nothing of each other's. Where storage is forbidden or full they are kept in memory.
 */
function createOutbox(userId: string): Outbox {
  const prefix = `flashcardOutbox.${userId}.`;
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  let waiting: number | null = null;

  const changed = () => {
    waiting = null;
    for (const listener of listeners) listener();
  };
  const put = (letter: Letter) => {
    const key = prefix + letter.op;
    const text = JSON.stringify(letter);
    memory.delete(key);
    try {
      localStorage.setItem(key, text);
    } catch {
      memory.set(key, text);
    }
  };
  const take = ({ op }: Letter) => {
    memory.delete(prefix + op);
    try {
      localStorage.removeItem(prefix + op);
    } catch {
      // Then it was never there.
    }
  };
  const list = () =>
    [...storedItems(prefix), ...memory]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, text]) => readLetter(text));

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) changed();
  });

  return {
    userId,
    list,
    addAnswer: (answer, attempted = false) => {
      put({ ...answer, op: uuidv7(), kind: 'answer', attempted });
      changed();
    },
    undoAnswer: ({ cardId, answerId }) => {
      const unsent = list().find((letter) => letter.kind === 'answer' && letter.answerId === answerId);
      if (unsent && !unsent.attempted) take(unsent);
      else put({ op: uuidv7(), kind: 'withdrawal', cardId, answerId, attempted: false });
      changed();
    },
    keep: put,
    remove: (letter) => {
      take(letter);
      changed();
    },
    count: () => {
      waiting ??= new Set(list().map(({ answerId }) => answerId)).size;
      return waiting;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function storedItems(prefix: string): [string, string][] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

function readLetter(text: string): Letter[] {
  try {
    return [letterSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}

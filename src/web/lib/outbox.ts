import type { z } from 'zod';
import { storedItems } from './stored-items.ts';

/** Something the server still has to be told. */
export interface Letter {
  /** Names it among the others; the names sort by the order in which they have to be sent. */
  op: string;
  /** Whether it was given to the network: then the server may have it, whatever came back. */
  attempted: boolean;
}

export interface Outbox<L extends Letter> {
  /** How the names of its letters begin in localStorage. */
  prefix: string;
  /** What waits, in the order in which it has to be sent. */
  list(): L[];
  put(letter: L): void;
  /** Writes a letter of the list anew, in its place, without a word to those who listen. */
  keep(letter: L): void;
  remove(letter: L): void;
  /** Runs `listener` after every change, another tab's included; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * Each letter is an item of its own in localStorage: two tabs that write at once lose nothing of each other's. Where
 * storage is forbidden or full they are kept in memory; what `schema` does not accept is skipped.
 */
export function createOutbox<L extends Letter>(prefix: string, schema: z.ZodType<L>): Outbox<L> {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();

  const changed = () => {
    for (const listener of listeners) listener();
  };
  const keep = (letter: L) => {
    const name = prefix + letter.op;
    const text = JSON.stringify(letter);
    memory.delete(name);
    try {
      localStorage.setItem(name, text);
    } catch {
      memory.set(name, text);
    }
  };
  const take = ({ op }: L) => {
    memory.delete(prefix + op);
    try {
      localStorage.removeItem(prefix + op);
    } catch {
      // Then it was never there.
    }
  };
  const read = (text: string): L[] => {
    try {
      return [schema.parse(JSON.parse(text))];
    } catch {
      return [];
    }
  };

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) changed();
  });

  return {
    prefix,
    list: () =>
      [...storedItems(prefix), ...memory]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([, text]) => read(text)),
    put: (letter) => {
      keep(letter);
      changed();
    },
    keep,
    remove: (letter) => {
      take(letter);
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

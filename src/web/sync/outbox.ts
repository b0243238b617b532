import {
  lettersReady,
  lettersUnder,
  onLetters,
  reloadLetters,
  removeLetter,
  tellOfLetter,
  writeLetter,
} from './outbox-store.ts';

/** Something the server still has to be told. */
export interface Letter {
  /** Names it among the others; the names sort by the order in which they have to be sent. */
  op: string;
  /** Whether it was given to the network: then the server may have it, whatever came back. */
  attempted: boolean;
}

export interface Outbox<L extends Letter> {
  /** How the names of its letters begin. */
  prefix: string;
  /** Resolves once what an earlier page left is in the list. */
  ready: Promise<void>;
  /** What waits, in the order in which it has to be sent. */
  list(): L[];
  put(letter: L): void;
  /** Writes a letter of the list anew, in its place, without a word to those who listen. */
  keep(letter: L): void;
  /** It is out of the list at once; resolves once no other tab finds it either. */
  remove(letter: L): Promise<void>;
  /** Brings the list up to what every tab has written. */
  reload(): Promise<void>;
  /** Runs `listener` after every change, another tab's included; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** A student's letters of one kind, kept beyond this page; what is none to `read` is skipped. */
export function createOutbox<L extends Letter>(
  prefix: string,
  read: (stored: unknown) => L | null | undefined,
): Outbox<L> {
  const listeners = new Set<() => void>();
  onLetters((name) => {
    if (name !== null && !name.startsWith(prefix)) return;
    for (const listener of listeners) listener();
  });
  const nameOf = ({ op }: L) => prefix + op;
  return {
    prefix,
    ready: lettersReady,
    list: () => lettersUnder(prefix).flatMap((stored) => read(stored) ?? []),
    put: (letter) => {
      void writeLetter(nameOf(letter), letter);
      tellOfLetter(nameOf(letter));
    },
    keep: (letter) => void writeLetter(nameOf(letter), letter),
    remove: (letter) => {
      const removed = removeLetter(nameOf(letter));
      tellOfLetter(nameOf(letter));
      return removed;
    },
    reload: reloadLetters,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

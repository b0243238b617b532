import {
  messagesUnder,
  onOutboxChange,
  outboxReady,
  reloadOutbox,
  removeMessage,
  tellOfMessage,
  writeMessage,
} from './outbox-store.ts';

/** Something the server still has to be told. */
export interface OutboxMessage {
  /** Names it among the others; the names sort by the order in which they have to be sent. */
  op: string;
  /** Whether it was given to the network: then the server may have it, whatever came back. */
  attempted: boolean;
}

export interface Outbox<L extends OutboxMessage> {
  /** How the names of its messages begin. */
  prefix: string;
  /** Resolves once what an earlier page left is in the list. */
  ready: Promise<void>;
  /** What waits, in the order in which it has to be sent. */
  list(): L[];
  put(message: L): void;
  /** Writes a message of the list anew, in its place, without a word to those who listen. */
  keep(message: L): void;
  /** It is out of the list at once; resolves once no other tab finds it either. */
  remove(message: L): Promise<void>;
  /** Brings the list up to what every tab has written. */
  reload(): Promise<void>;
  /** Runs `listener` after every change, another tab's included; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** A student's messages of one kind, kept beyond this page; what is none to `read` is skipped. */
export function createOutbox<L extends OutboxMessage>(
  prefix: string,
  read: (stored: unknown) => L | null | undefined,
): Outbox<L> {
  const listeners = new Set<() => void>();
  onOutboxChange((name) => {
    if (name !== null && !name.startsWith(prefix)) return;
    for (const listener of listeners) listener();
  });
  const nameOf = ({ op }: L) => prefix + op;
  return {
    prefix,
    ready: outboxReady,
    list: () => messagesUnder(prefix).flatMap((stored) => read(stored) ?? []),
    put: (message) => {
      void writeMessage(nameOf(message), message);
      tellOfMessage(nameOf(message));
    },
    keep: (message) => void writeMessage(nameOf(message), message),
    remove: (message) => {
      const removed = removeMessage(nameOf(message));
      tellOfMessage(nameOf(message));
      return removed;
    },
    reload: reloadOutbox,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

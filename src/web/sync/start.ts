import type { QueryClient } from '@tanstack/react-query';
import type { Sender } from './outbox-sender.ts';
import { messagesUnder, onOutboxChange, outboxReady } from './outbox-store.ts';

/** What senders need of the application. */
export interface SyncServices {
  client: QueryClient;
  /** Says what could not be saved, and why. */
  toast: { error: (sentence: string, options?: { description?: string | undefined }) => void };
}

/** Messages of one kind, and what sends a student's. */
export interface SyncedOutbox {
  /** Their names begin with it, and the student's id. */
  name: string;
  /** Loaded with the first message that waits. */
  load: () => Promise<(userId: string, services: SyncServices) => Sender>;
}

const retryMs = 5000;

/**
 * Sends whatever the student's browser has still to tell the server: what earlier pages and other tabs left, what is
 * given from now on, and again whenever the connection or the student comes back. Returns the way to stop.
 */
export function startSync(
  userId: string,
  outboxes: readonly SyncedOutbox[],
  services: SyncServices,
): () => void {
  const senders = new Map<SyncedOutbox, Sender>();
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const send = async (outbox: SyncedOutbox) => {
    if (messagesUnder(`${outbox.name}.${userId}.`).length === 0) return;
    const open = await outbox.load();
    if (isStopped) return;
    const sender = senders.get(outbox) ?? open(userId, services);
    senders.set(outbox, sender);
    void sender.kick();
  };
  const sendAll = async () => {
    clearTimeout(again);
    try {
      await outboxReady;
      await Promise.all(outboxes.map(send));
    } catch {
      // What sends could not be loaded.
      if (!isStopped) again = setTimeout(sendAll, retryMs);
    }
  };
  const sendWhatWaits = () => {
    if (navigator.onLine) void sendAll();
  };
  // After the page is painted: the network can wait, the student not.
  const stopListening = onOutboxChange(() => setTimeout(sendAll));
  window.addEventListener('online', sendWhatWaits);
  document.addEventListener('visibilitychange', sendWhatWaits);
  sendWhatWaits();
  return () => {
    isStopped = true;
    clearTimeout(again);
    stopListening();
    window.removeEventListener('online', sendWhatWaits);
    document.removeEventListener('visibilitychange', sendWhatWaits);
  };
}

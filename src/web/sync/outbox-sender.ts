import { ApiError } from '#web/lib/api/api-error.ts';
import type { Outbox, OutboxMessage } from './outbox.ts';

export interface Delivery<L extends OutboxMessage> {
  /** Tells the server; rejects with what it answered. */
  send: (message: L) => Promise<unknown>;
  /** Whether the session in this browser is still this student's. */
  maySend: () => boolean;
  /** Everything was sent. */
  onEmpty: () => void;
  /** The server will never take it; it is no longer in the outbox. */
  onRefused: (error: ApiError, message: L) => void;
}

type Waiting<L extends OutboxMessage> = Pick<Outbox<L>, 'prefix' | 'list' | 'keep' | 'remove' | 'reload'>;

export interface Sender {
  /** Sends what waits, in order; what the network loses is tried again by itself. */
  kick: () => Promise<void>;
}

const firstPause = 2000;
const longestPause = 60_000;

export function createSender<L extends OutboxMessage>(outbox: Waiting<L>, delivery: Delivery<L>): Sender {
  let underWay: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const kick = (): Promise<void> => {
    clearTimeout(retry);
    retry = undefined;
    underWay ??= oneTabAtATime(outbox.prefix, () => outbox.reload().then(sendAll)).finally(() => {
      underWay = null;
      // Given while the other tabs were being told that it is their turn.
      if (retry === undefined && delivery.maySend() && outbox.list().length > 0) void kick();
    });
    return underWay;
  };

  async function sendAll(): Promise<void> {
    let sent = 0;
    // Read anew each time: messages are given, and taken back, while others travel.
    for (let [message] = outbox.list(); message; [message] = outbox.list()) {
      if (!delivery.maySend()) return;
      const isOffline = !navigator.onLine;
      outbox.keep({ ...message, attempted: true });
      const error = await delivery.send(message).then(
        () => null,
        (failure: unknown) => failure ?? new Error('unknown'),
      );
      if (error !== null && isPassing(error)) {
        // Without a connection it never left, so that taking it back still needs no call.
        if (isOffline) outbox.keep(message);
        retry = setTimeout(() => void kick(), Math.min(longestPause, firstPause * 2 ** failures));
        failures += 1;
        return;
      }
      failures = 0;
      sent += 1;
      await outbox.remove(message);
      if (error instanceof ApiError) delivery.onRefused(error, message);
    }
    if (sent > 0) delivery.onEmpty();
  }

  return { kick };
}

/** Worth trying again: the network, the server, the session or the rate of calls failed, not the message. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status < 400 || status >= 500 || status === 401 || status === 408 || status === 429;
}

/** Web Locks exist on secure origins only; elsewhere the ids of the messages keep them from counting twice. */
function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  return navigator.locks.request(`orbita.${name}`, work);
}

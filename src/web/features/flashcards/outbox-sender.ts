import { ApiError } from '#web/lib/api-error.ts';
import type { Letter, Outbox } from './answer-outbox.ts';

export interface Delivery {
  /** Tells the server; rejects with what it answered. */
  send: (letter: Letter) => Promise<unknown>;
  /** Whether the session in this browser is still this student's. */
  maySend: () => boolean;
  /** Everything was sent. */
  onEmpty: () => void;
  /** The server will never take it; it is dropped. */
  onRefused: (error: ApiError) => void;
}

export interface Sender {
  /** Sends what waits, in order; what the network loses is tried again by itself. */
  kick: () => Promise<void>;
}

const firstPause = 2000;
const longestPause = 60_000;

export function createSender(outbox: Outbox, delivery: Delivery): Sender {
  let underWay: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const kick = (): Promise<void> => {
    clearTimeout(retry);
    retry = undefined;
    underWay ??= oneTabAtATime(outbox.userId, sendAll).finally(() => {
      underWay = null;
      // Given while the other tabs were being told that it is their turn.
      if (retry === undefined && delivery.maySend() && outbox.count() > 0) void kick();
    });
    return underWay;
  };

  async function sendAll(): Promise<void> {
    let sent = 0;
    // Read anew each time: answers are given, and taken back, while others travel.
    for (let [letter] = outbox.list(); letter; [letter] = outbox.list()) {
      if (!delivery.maySend()) return;
      const isOffline = !navigator.onLine;
      outbox.keep({ ...letter, attempted: true });
      const error = await delivery.send(letter).then(
        () => null,
        (failure: unknown) => failure ?? new Error('unknown'),
      );
      if (error !== null && isPassing(error)) {
        // Without a connection it never left, so that taking it back still needs no call.
        if (isOffline) outbox.keep(letter);
        retry = setTimeout(() => void kick(), Math.min(longestPause, firstPause * 2 ** failures));
        failures += 1;
        return;
      }
      failures = 0;
      sent += 1;
      outbox.remove(letter);
      // A card, or an answer, that is not there any more has nothing to be told.
      if (error instanceof ApiError && error.status !== 404) delivery.onRefused(error);
    }
    if (sent > 0) delivery.onEmpty();
  }

  return { kick };
}

/** Worth trying again: the network, the server, the session or the rate of calls failed, not the answer. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status < 400 || status >= 500 || status === 401 || status === 408 || status === 429;
}

/** Web Locks exist on secure origins only; elsewhere the ids of the answers keep them from counting twice. */
function oneTabAtATime(userId: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  return navigator.locks.request(`orbita.flashcard-outbox.${userId}`, work);
}

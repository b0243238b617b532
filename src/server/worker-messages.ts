import type { Announced } from './platform/announcements.ts';

/** What a worker tells the process that started it. */
export type FromWorker =
  | { serves: true }
  /** It can't start, and why: one sentence. */
  | { failed: string }
  | Announced;

/** What a worker is told. */
export type ToWorker =
  /** Another serves in its place. */
  { relieved: true } | Announced;

/** Sends `message`, and then calls `sent`: at once where nobody is there to read it. */
export function tellPrimary(message: FromWorker, sent = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, sent);
  else sent();
}

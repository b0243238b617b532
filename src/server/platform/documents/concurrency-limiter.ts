import cluster from 'node:cluster';
import { CodedError } from '../errors.ts';

interface Limits {
  /** Works at the same time. */
  atOnce: number;
  /** Works that may wait, of all students together. */
  waiting: number;
}

/** One of several processes on one machine, each about a core's worth, does one at a time: they share its memory. */
const share = (atOnce: number): number => (cluster.isWorker ? 1 : atOnce);
/** Works of one student that may wait, while one runs. */
const waitingEach = 2;
/** What accounts that anybody makes in a moment may take of all places together. */
const guestShare = 0.5;

/** Thrown when there is no place to wait: `common.queue_full` (429) for a student's own, else `common.unavailable` (503). */
export class QueueFullError extends CodedError {
  constructor(isOwn: boolean) {
    if (isOwn) super(429, 'common.queue_full');
    else super(503, 'common.unavailable');
  }
}

/**
 * Runs works of students, `atOnce` at a time and one of each student; the others wait, and students get their turns
 * round robin, so that nobody waits for all that somebody else has handed in. Test accounts (`isGuest`) have half of
 * the places to wait. Rejects with `QueueFullError`.
 */
export function concurrencyLimiter({ atOnce, waiting }: Limits) {
  const most = share(atOnce);
  /** The students with works that wait, whoever's turn is next first. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let queued = 0;
  let guestsQueued = 0;

  async function wait(student: string, isGuest: boolean): Promise<void> {
    const own = queues.get(student) ?? [];
    if (own.length >= waitingEach) throw new QueueFullError(true);
    if (queued >= waiting || (isGuest && guestsQueued >= waiting * guestShare))
      throw new QueueFullError(false);
    queued += 1;
    guestsQueued += Number(isGuest);
    queues.set(student, own);
    await new Promise<void>((begin) => own.push(begin));
    guestsQueued -= Number(isGuest);
  }

  function startNext(): void {
    for (const [student, own] of queues) {
      if (running.size >= most) return;
      if (running.has(student)) continue;
      queues.delete(student);
      const begin = own.shift();
      if (own.length > 0) queues.set(student, own);
      queued -= 1;
      running.add(student);
      begin?.();
    }
  }

  return async <T>(student: string, work: () => Promise<T>, isGuest = false): Promise<T> => {
    if (running.size < most && !running.has(student)) running.add(student);
    else await wait(student, isGuest);
    try {
      return await work();
    } finally {
      running.delete(student);
      startNext();
    }
  };
}

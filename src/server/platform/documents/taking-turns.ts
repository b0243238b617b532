import { CodedError } from '../errors.ts';

interface Places {
  /** Works at the same time. */
  atOnce: number;
  /** Works that may wait for their turn. */
  waiting: number;
}

/** Thrown when all places to wait are taken: `common.unavailable` (503). */
export class NoPlaceError extends CodedError {
  constructor() {
    super(503, 'common.unavailable');
  }
}

/** A queue: what it is given runs in order, no more than `atOnce` at a time. Rejects with `NoPlaceError` when full. */
export function takingTurns({ atOnce, waiting }: Places): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new NoPlaceError();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place passes on to the next in the queue, or is free again.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

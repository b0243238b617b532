import { runInWorker } from '#server/platform/documents/run-in-worker.ts';
import type { Notice } from '../notice.ts';
import type { Correction } from './corrections.ts';
import type { Spot } from './doubtful-spots.ts';

/** A notice with its printed pages, and what is to be put right; without that, its doubtful spots are asked for. */
export interface Doubted {
  notice: Notice;
  pages: readonly (readonly string[])[];
  corrections?: readonly Correction[];
}

// A long notice takes some tenths of a second, which the event loop does not have.
const ask = <T>(doubted: Doubted) =>
  runInWorker<T>(new URL('./doubts-worker.ts', import.meta.url), doubted, {
    timeoutMs: 20_000,
    memoryMb: 512,
  });

/** As `doubtfulSpots`, in a thread. Rejects with `ResourceLimitError` beyond 20 s or 512 MB. */
export const findDoubtfulSpots = ({ notice, pages }: Doubted): Promise<Spot[]> => ask({ notice, pages });

/** As `applyCorrections`, in a thread, within the same bounds. */
export const correctNotice = (doubted: Required<Doubted>): Promise<Notice> => ask(doubted);

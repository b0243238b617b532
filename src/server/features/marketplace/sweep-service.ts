import type { Services } from '#server/platform/services.ts';
import { dayOf } from './counted-day.ts';
import { deleteViewersBefore } from './figures-queries.ts';
import { recountWords } from './list/word-queries.ts';

/** Forgets who looked before today, and counts the words that plans can be found by. */
export async function sweepMarketplace({ db, clock }: Services): Promise<void> {
  await deleteViewersBefore(db, dayOf(clock.now()));
  await recountWords(db);
}

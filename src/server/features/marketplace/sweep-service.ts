import type { Parts } from '#server/platform/parts.ts';
import { deleteViewersBefore } from './figures-queries.ts';
import { dayOf } from './figures-service.ts';
import { deleteUnusedWords } from './list-queries.ts';

/** Forgets who looked before today, and words that no plan has any more. */
export async function sweepMarketplace({ db, clock }: Parts): Promise<void> {
  await deleteViewersBefore(db, dayOf(clock.now()));
  await deleteUnusedWords(db);
}

import type { QueryClient } from '@tanstack/react-query';
import { dueAheadQuery } from '#web/features/flashcards/due-ahead.ts';
import { studyCycleQuery, studyCyclesQuery } from '#web/features/study-cycles/api.ts';
import { studyPlanQuery, studyPlansQuery } from '#web/features/study-plans/api.ts';
import { pruneOfflineCache } from '#web/sync/offline-store.ts';

/** Of each kind, the newest that are not finished. */
const mostWholes = 5;

const open = <Whole extends { progress: number }>(wholes: readonly Whole[]) =>
  wholes.filter(({ progress }) => progress < 100).slice(0, mostWholes);

/**
 * Asks for what the student may need when there is no network, one after the other; whatever is fresh is not asked for
 * again. Nothing is said of what fails: it is there at the next visit.
 */
export async function prefetchOffline(client: QueryClient, userId: string): Promise<void> {
  await pruneOfflineCache(userId);
  try {
    await client.fetchQuery(dueAheadQuery(userId));
    for (const { id } of open(await client.fetchQuery(studyCyclesQuery())))
      await client.fetchQuery(studyCycleQuery(id));
    for (const { id } of open(await client.fetchQuery(studyPlansQuery)))
      await client.fetchQuery(studyPlanQuery(id));
  } catch {
    // Gone offline meanwhile, or one of them was deleted elsewhere.
  }
}

import { queryOptions } from '@tanstack/react-query';

/** How many cards there are and how many are due. Every screen's frame knows it, so what asks comes when it is asked. */
export const flashcardStatsQuery = queryOptions({
  queryKey: ['flashcards', 'stats'],
  queryFn: async ({ signal }) => (await import('./api.ts')).fetchStats(signal),
});

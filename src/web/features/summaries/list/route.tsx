import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';
import { askedBy, readSummarySearch } from '../search-params.ts';

export const summariesRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries',
  validateSearch: readSummarySearch,
  staticData: { title: 'Resumos' },
  loader: async ({ context, location }) => {
    const { summariesQuery, summarySubjectsQuery } = await import('../api.ts');
    void prefetchStale(context.queryClient, summariesQuery(askedBy(readSummarySearch(location.search))));
    void prefetchStale(context.queryClient, summarySubjectsQuery);
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries')({
    errorComponent: view.SummariesFailure,
    component: view.SummariesPage,
  });
});

import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { askedBy, readSummarySearch } from '../search-params.ts';

export const publicSummariesRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/public',
  validateSearch: readSummarySearch,
  staticData: { title: 'Resumos públicos' },
  loader: async ({ context, location }) => {
    const { publicSummariesQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(publicSummariesQuery(askedBy(readSummarySearch(location.search))));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/summaries/public')({
    errorComponent: view.PublicSummariesFailure,
    component: view.PublicSummariesPage,
  });
});

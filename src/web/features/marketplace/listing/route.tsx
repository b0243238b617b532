import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const listingRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/marketplace/$planId',
  validateSearch: (search): { tab?: string; page?: number } => ({
    tab: readText(search.tab),
    page: readNumber(search.page),
  }),
  staticData: { title: 'Plano do marketplace' },
  loader: async ({ context, params }) => {
    const { listingQuery } = await import('../api.ts');
    void context.queryClient.prefetchQuery(listingQuery(params.planId));
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/marketplace/$planId')({
    pendingComponent: view.ListingSkeleton,
    errorComponent: view.ListingFailure,
    component: view.MarketplacePlanPage,
  });
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const listingRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/marketplace/$planId',
  validateSearch: (search): { tab?: string; page?: number } => ({
    tab: readText(search.tab),
    page: readNumber(search.page),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'MarketplacePlanPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';
import { readSummarySearch } from '../search-params.ts';

export const publicSummariesRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/summaries/public',
  validateSearch: readSummarySearch,
  component: lazyRouteComponent(() => import('./view.tsx'), 'PublicSummariesPage'),
});

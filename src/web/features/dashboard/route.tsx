import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/dashboard',
  validateSearch: (search): { day?: string } => ({ day: readText(search.day) }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'DashboardPage'),
});

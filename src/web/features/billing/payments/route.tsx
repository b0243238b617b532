import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const paymentsRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/payments',
  validateSearch: (search): { plan?: string } => ({ plan: readText(search.plan) }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'PaymentsPage'),
});

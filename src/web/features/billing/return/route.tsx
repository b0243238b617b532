import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const paymentReturnRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/payments/return',
  validateSearch: (search): { purchase?: string } => ({ purchase: readText(search.purchase) }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'ReturnPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const createStudyCycleRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles/create',
  component: lazyRouteComponent(() => import('./view.tsx'), 'CreateStudyCyclePage'),
});

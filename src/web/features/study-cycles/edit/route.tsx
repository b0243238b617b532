import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editStudyCycleRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles/$cycleId/edit',
  component: lazyRouteComponent(() => import('./view.tsx'), 'EditStudyCyclePage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const editStudyPlanRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans/$planId/edit',
  component: lazyRouteComponent(() => import('./view.tsx'), 'EditStudyPlanPage'),
});

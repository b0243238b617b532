import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const studyPlanRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans/$planId',
  validateSearch: (search): { tab?: string } => ({ tab: readText(search.tab) }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'StudyPlanPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const studyPlansRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-plans',
  validateSearch: (search): { q?: string; filter?: string } => ({
    q: readText(String(search.q ?? '')),
    filter: readText(search.filter),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'StudyPlansPage'),
});

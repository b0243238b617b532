import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const professorRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/professor',
  validateSearch: (search): { c?: string; q?: string } => ({
    c: readText(search.c),
    q: readText(String(search.q ?? '')),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'ProfessorPage'),
});

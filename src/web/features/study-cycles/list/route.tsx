import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const studyCyclesRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles',
  validateSearch: (search): { q?: string; status?: string } => ({
    q: readText(String(search.q ?? '')),
    status: readText(search.status),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'StudyCyclesPage'),
});

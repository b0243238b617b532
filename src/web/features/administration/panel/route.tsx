import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

/** Everything below `/admin`, in one route: the site map is loaded by every student, and these screens by hardly any. */
export const administrationRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/admin/$',
  validateSearch: (search): { q?: string } => ({ q: readText(search.q) }),
  staticData: { title: 'Administração' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'AdministrationPage'),
});

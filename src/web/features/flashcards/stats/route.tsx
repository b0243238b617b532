import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const flashcardStatsRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/flashcards/stats',
  validateSearch: (search): { by?: string } => ({ by: readText(search.by) }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'StatsPage'),
});

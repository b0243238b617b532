import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNumber, readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const studyCycleRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/study-cycles/$cycleId',
  validateSearch: (search): { tab?: string; week?: number } => ({
    tab: readText(search.tab),
    week: readNumber(search.week),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'StudyCyclePage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const pomodoroHistoryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/pomodoro-history',
  validateSearch: (search): { tab?: string; period?: string; from?: string; to?: string; week?: string } => ({
    tab: readText(search.tab),
    period: readText(search.period),
    from: readText(search.from),
    to: readText(search.to),
    week: readText(search.week),
  }),
  component: lazyRouteComponent(() => import('./view.tsx'), 'PomodoroHistoryPage'),
});

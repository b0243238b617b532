import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { today } from '#web/lib/today.ts';
import { studentRoute } from '#web/parent-routes.ts';

const readSearch = (
  search: Record<string, unknown>,
): { tab?: string; period?: string; from?: string; to?: string; week?: string } => ({
  tab: readText(search.tab),
  period: readText(search.period),
  from: readText(search.from),
  to: readText(search.to),
  week: readText(search.week),
});

export const pomodoroHistoryRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/pomodoro-history',
  validateSearch: readSearch,
  staticData: { title: 'Histórico de pomodoros' },
  loader: async ({ context: { queryClient }, location }) => {
    const [api, { isReversed, shownBy }] = await Promise.all([import('../api.ts'), import('./range.ts')]);
    const { tab, week, range } = shownBy(readSearch(location.search), today());
    if (tab === 'planned') void queryClient.prefetchQuery(api.plannedWeekQuery(week.from));
    else if (!isReversed(range)) {
      void queryClient.prefetchInfiniteQuery(api.sessionsQuery(range));
      void queryClient.prefetchQuery(api.focusSummaryQuery(range));
    }
  },
}).lazy(async () => {
  const view = await import('./view.tsx');
  return createLazyRoute('/student/pomodoro-history')({
    errorComponent: view.HistoryFailure,
    component: view.PomodoroHistoryPage,
  });
});

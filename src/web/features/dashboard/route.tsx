import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { today } from '#web/lib/today.ts';
import { studentRoute } from '#web/parent-routes.ts';
import { prefetchStale } from '#web/sync/offline-cache.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/dashboard',
  validateSearch: (search): { day?: string } => ({ day: readText(search.day) }),
  staticData: { title: 'Painel' },
  loader: async ({ context }) => {
    const [{ dashboardQuery }, { streakQuery }] = await Promise.all([
      import('./api.ts'),
      import('#web/features/streak/api.ts'),
    ]);
    void prefetchStale(context.queryClient, dashboardQuery(today()));
    void prefetchStale(context.queryClient, streakQuery);
  },
  component: lazyRouteComponent(() => import('./view.tsx'), 'DashboardPage'),
});

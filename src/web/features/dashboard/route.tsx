import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readText } from '#web/lib/search-params.ts';
import { today } from '#web/lib/today.ts';
import { studentRoute } from '#web/parent-routes.ts';

export const dashboardRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/dashboard',
  validateSearch: (search): { day?: string } => ({ day: readText(search.day) }),
  // Asked for while the screen is loaded and drawn, which need not wait for it.
  loader: async () => {
    const { dashboardQuery } = await import('./api.ts');
    void queryClient.prefetchQuery(dashboardQuery(today()));
  },
  component: lazyRouteComponent(() => import('./view.tsx'), 'DashboardPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readText } from '#web/lib/search-params.ts';
import { rootRoute } from '#web/parent-routes.ts';

export const deleteAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/delete-account',
  validateSearch: (search): { token?: string; until?: string } => ({
    token: readText(search.token),
    until: readText(search.until),
  }),
  staticData: { title: 'Excluir conta' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'DeleteAccountPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestRoute } from '#web/parent-routes.ts';

export const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/login',
  validateSearch: (search): { session?: 'expired' } =>
    search.session === 'expired' ? { session: 'expired' } : {},
  staticData: { title: 'Entrar' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'LoginPage'),
});

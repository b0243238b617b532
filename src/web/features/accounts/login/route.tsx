import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestRoute } from '#web/parent-routes.ts';

export const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/login',
  // `account=test`: a test account is made at once.
  validateSearch: (search): { session?: 'expired'; account?: 'test' } => ({
    ...(search.session === 'expired' && { session: 'expired' }),
    ...(search.account === 'test' && { account: 'test' }),
  }),
  staticData: { title: 'Entrar' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'LoginPage'),
});

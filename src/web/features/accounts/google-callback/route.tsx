import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const googleCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/callback',
  staticData: { title: 'Entrando' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'GoogleCallbackPage'),
});

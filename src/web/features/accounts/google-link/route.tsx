import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const googleLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/link',
  staticData: { title: 'Ligar sua conta Google' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'GoogleLinkPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const googleFinishRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/finish',
  component: lazyRouteComponent(() => import('./view.tsx'), 'GoogleFinishPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestRoute } from '#web/parent-routes.ts';

export const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('./view.tsx'), 'RegisterPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const profileRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('./view.tsx'), 'ProfilePage'),
});

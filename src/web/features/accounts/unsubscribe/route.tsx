import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe',
  component: lazyRouteComponent(() => import('./view.tsx'), 'UnsubscribePage'),
});

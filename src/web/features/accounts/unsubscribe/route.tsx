import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe',
  staticData: { title: 'Lembretes por email' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'UnsubscribePage'),
});

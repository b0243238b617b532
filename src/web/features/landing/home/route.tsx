import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestRoute } from '#web/parent-routes.ts';

export const landingRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/',
  staticData: { title: 'Transforme Seus Estudos' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'LandingPage'),
});

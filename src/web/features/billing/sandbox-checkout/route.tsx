import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { studentRoute } from '#web/parent-routes.ts';

export const sandboxCheckoutRoute = createRoute({
  getParentRoute: () => studentRoute,
  path: '/sandbox/checkout/$id',
  component: lazyRouteComponent(() => import('./view.tsx'), 'SandboxCheckoutPage'),
});

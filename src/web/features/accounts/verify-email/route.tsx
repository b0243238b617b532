import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  staticData: { title: 'Confirmar email' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'VerifyEmailPage'),
});

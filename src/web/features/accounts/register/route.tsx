import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestRoute } from '#web/parent-routes.ts';

export const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/register',
  staticData: { title: 'Criar Conta' },
  component: lazyRouteComponent(() => import('./view.tsx'), 'RegisterPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const googleCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/callback',
  staticData: { title: 'Entrando' },
  component: lazyRouteComponent(() => import('./callback/view.tsx'), 'GoogleCallbackPage'),
});

export const googleFinishRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/finish',
  component: lazyRouteComponent(() => import('./finish/view.tsx'), 'GoogleFinishPage'),
});

export const googleLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/link',
  staticData: { title: 'Ligar sua conta Google' },
  component: lazyRouteComponent(() => import('./link/view.tsx'), 'GoogleLinkPage'),
});

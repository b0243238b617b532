import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '#web/parent-routes.ts';

export const googleCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/$provider/callback',
  staticData: { title: 'Entrando' },
  component: lazyRouteComponent(() => import('./callback/view.tsx'), 'GoogleCallbackPage'),
});

export const googleFinishRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/$provider/finish',
  component: lazyRouteComponent(() => import('./finish/view.tsx'), 'GoogleFinishPage'),
});

export const googleLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/$provider/link',
  staticData: { title: 'Ligar sua conta' },
  component: lazyRouteComponent(() => import('./link/view.tsx'), 'GoogleLinkPage'),
});

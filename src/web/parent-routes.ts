import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { profileQuery } from '#web/session/current-user.ts';
import { requireGuest, requireStudent } from '#web/session/guards.ts';
import { Root } from './shell/root.tsx';
import { NotFoundPage } from './shell/route-fallbacks.tsx';
import { startOfflineCache } from './sync/offline-cache.ts';

/** What every route may use. */
export interface RouteContext {
  queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

/** Where students have nothing to do. */
export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  beforeLoad: requireGuest,
});

/** Texts that anyone may read, signed in or not. */
export const openRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'open',
  component: lazyRouteComponent(() => import('./shell/public-layout.tsx'), 'PublicLayout'),
});

/** Everything behind the sign-in, inside the common layout. */
export const studentRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'student',
  beforeLoad: ({ context }) => {
    requireStudent();
    // Before any loader asks: what the server can't answer is then answered from the device.
    startOfflineCache(context.queryClient);
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(profileQuery);
  },
  component: lazyRouteComponent(() => import('./shell/layout.tsx'), 'Layout'),
});

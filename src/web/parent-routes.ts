import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireGuest, requireStudent } from '#web/session/guards.ts';
import { queryClient } from './lib/api/query-client.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { Root } from './shell/root.tsx';
import { startOfflineCache } from './sync/offline-cache.ts';

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

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
  beforeLoad: () => {
    requireStudent();
    // Before any loader asks: what the server can't answer is then answered from the device.
    startOfflineCache(queryClient);
  },
  component: lazyRouteComponent(() => import('./shell/layout.tsx'), 'Layout'),
});

import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.tsx';
import { RouteError } from './shell/route-error.tsx';
import { RoutePending } from './shell/route-pending.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Opened from the list that stands before it in the history. */
    isFromList?: boolean;
  }
  interface StaticDataRouteOption {
    title?: string;
  }
}

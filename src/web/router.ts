import { createRouter } from '@tanstack/react-router';
import { queryClient } from './lib/api/query-client.ts';
import { leaveFirstScreen } from './lib/hooks/use-whole.ts';
import { savesData } from './lib/saves-data.ts';
import { routeTree } from './routes.tsx';
import { RouteError, RoutePending } from './shell/route-fallbacks.tsx';

/** What stands in the place of a screen that is loaded, or failed. */
export const screenOptions = {
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
} as const;

export const router = createRouter({
  ...screenOptions,
  routeTree,
  context: { queryClient },
  defaultPreload: savesData() ? false : 'intent',
  // What a loader asked for is as fresh as its query says.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});

router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) leaveFirstScreen();
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
    /** There is nothing but what is being done: neither header, bottom bar nor footer. */
    isSession?: boolean;
  }
}

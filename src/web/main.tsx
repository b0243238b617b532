import './ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { ApiError } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { isSignedIn } from '#web/session/session.ts';
import { watchSession } from '#web/session/watch-session.ts';
import { App } from './app.tsx';
import { dashboardRoute } from './features/dashboard/route.tsx';
import { savesData } from './lib/saves-data.ts';
import { whenIdle } from './lib/when-idle.ts';
import { studentRoute } from './parent-routes.ts';
import { router } from './router.ts';

// Otherwise zod tries to compile code, which the Content-Security-Policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchSession(router, queryClient);

/** Where the inline script of index.html notes what was pressed too early. */
interface Hydration {
  pressed: HTMLElement | null;
  end: () => void;
}

const { hydration } = window as { hydration?: Hydration };

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** What was pressed, or the same button of the screen that has replaced the frame. */
const pressedIn = (root: HTMLElement, pressed: HTMLElement) =>
  pressed.isConnected
    ? pressed
    : [...root.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(pressed));

/** A refusal of the server stands in the screen's `errorComponent`; anything else is a mistake of ours. */
const rootOptions: RootOptions = {
  onCaughtError: (error) => error instanceof ApiError || reportError(error),
};

/** A prerendered page is hydrated; the frame that stands for any other screen is replaced. */
async function start(root: HTMLElement): Promise<void> {
  const isAt = (path: string) => root.dataset.path === path.replace(/(.)\/$/, '$1');
  // The router draws what the server-side router drew: without the boundaries of a client-side one.
  if (isAt(location.pathname)) router.ssr = { manifest: undefined };
  await router.load();
  // After the commit: a press within it would find parts that React has still to hydrate.
  const endHydration = () =>
    setTimeout(() => {
      hydration?.end();
      if (hydration?.pressed) pressedIn(root, hydration.pressed)?.click();
    });
  const app = <App router={router} queryClient={queryClient} onMount={endHydration} />;
  // A guard may have led elsewhere.
  const isPrerendered = isAt(router.state.location.pathname);
  if (!isPrerendered) delete router.ssr;
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app, rootOptions);
    else createRoot(root, rootOptions).render(app);
  });
}

/** Who signs in finds the first screen here. */
function preloadDashboard(): void {
  for (const route of [studentRoute, dashboardRoute]) router.loadRouteChunk(route)?.catch(() => {});
}

const root = document.getElementById('root');
if (root) void start(root);
if (!isSignedIn() && !savesData()) whenIdle(preloadDashboard);

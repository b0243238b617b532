import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The worker that keeps the application at hand without a network: its pages, every chunk and the fonts of its language.
// The API is never kept by it, as it knows neither whose an answer is nor how old.

/** What of a worker's own is used here. */
declare const self: {
  /** Written by the build: what is kept. */
  keptFiles: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: string } | null>) => void): void;
};
declare function importScripts(url: string): void;

importScripts('notice-clicks.js');
// A new version waits until the student takes it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
clientsClaim();
precacheAndRoute(self.keptFiles);

// Where students begin, the page names the scripts of its screen, which then need not wait for the application's.
for (const [addresses, file] of import.meta.env.DAILY_PAGES ?? [])
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(`/${file}`), { allowlist: [new RegExp(addresses)] }),
  );

// The library's pages for visitors are the server's own.
const library = new RegExp(`^/${import.meta.env.LIBRARY_FOLDER}(/|\\?|$)`);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(`/${import.meta.env.APP_FILE}`), {
    denylist: [/^\/(api|assets)\//, library, /^[^?]*\.\w+(\?|$)/],
  }),
);

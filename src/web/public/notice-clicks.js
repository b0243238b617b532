// Part of the worker (src/web/worker.ts): what pressing a notice does.

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** Goes to a page that is open, which goes on to `path` by itself and so keeps what was typed; opens one if there is none. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return self.clients.openWindow(path ?? '/dashboard');
  if (path) page.postMessage({ noticePath: path });
  await page.focus();
}

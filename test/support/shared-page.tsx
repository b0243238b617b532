import { afterAll, vi } from 'vitest';
import { leaveFirstScreen } from '#web/lib/hooks/use-whole.ts';
import { messageNames, removeMessage, tellOfMessage } from '#web/sync/outbox-store.ts';

// The page's own counts frames by an interval that a test's clock would stop for every test after it.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

// What a test opens is drawn as a whole, whichever test came before it.
leaveFirstScreen();

// Files share a page: each leaves it as it found it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of messageNames()) {
    void removeMessage(name);
    tellOfMessage(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const page of [document.documentElement, document.body])
    for (const name of page.getAttributeNames()) page.removeAttribute(name);
});

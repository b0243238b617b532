import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { letterNames, removeLetter, tellOfLetter } from '#web/lib/letter-store.ts';

// Parts that a page loads when they are needed are compiled at that moment, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });

// The page's own counts frames by an interval that a test's clock would stop for every test after it.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

afterEach(cleanup);

// Files share a page: each leaves it as it found it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of letterNames()) {
    void removeLetter(name);
    tellOfLetter(name);
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

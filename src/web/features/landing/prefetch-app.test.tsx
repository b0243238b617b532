import { afterEach, expect, it, vi } from 'vitest';
import { prefetchApp } from './prefetch-app.ts';

const page = `<!doctype html><link rel="stylesheet" href="/assets/app.css">
  <link rel="modulepreload" href="/assets/part.js"><script>theme()</script>
  <script type="module" src="/assets/app.js"></script>`;

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches at leisure what the page of the registration starts with', async () => {
  globalThis.fetch = vi.fn(async () => new Response(page));
  await prefetchApp();
  expect(fetch).toHaveBeenCalledWith('/register');
  expect(prefetched()).toEqual(['/assets/app.css', '/assets/part.js', '/assets/app.js']);
});

it('fetches nothing for visitors who save data, nor without a network', async () => {
  globalThis.fetch = vi.fn(async () => Promise.reject(new TypeError('offline')));
  await prefetchApp();
  Object.assign(navigator, { connection: { saveData: true } });
  await prefetchApp();
  expect(fetch).toHaveBeenCalledOnce();
  expect(prefetched()).toEqual([]);
});

import { expect, test } from './journey.ts';

test('the reference of the API opens under our own security policy', async ({ page }) => {
  await page.goto('/api/docs');
  // It draws every call before it shows one.
  await expect(page.getByRole('heading', { name: /Órbita/ })).toBeVisible({ timeout: 30_000 });
  // What is further down is drawn when it is scrolled to.
  await expect(page.getByText('/api/auth/login', { exact: true }).first()).toBeVisible();
});

test('pages are never cached, hashed files for ever, and both come compressed', async ({ request }) => {
  const page = await request.get('/login');
  expect(page.headers()['cache-control']).toBe('private, no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const asset = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(asset.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
    });
  }
  const missing = await request.get('/assets/nothing.js');
  expect(missing.status()).toBe(404);
});

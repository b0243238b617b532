import type { Page } from '@playwright/test';
import { expect, test, useTestAccount } from './journey.ts';

test('the reference of the API opens under our own security policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Órbita/ })).toBeVisible();
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

/** Where every part of the page stands, and how it looks. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#root *')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font, opacity, display } = getComputedStyle(part);
      const style = [color, backgroundColor, borderColor, font, opacity, display];
      return [part.tagName, x, y, width, height, ...style].join(' ');
    });
  });

test('what stands before style and scripts have come looks as it does with the whole style', async ({
  browser,
}) => {
  const style = /\/base-[^/]*\.css$/;
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const)
    for (const path of ['/', '/login', '/terms-of-service', '/contact', '/dashboard']) {
      const page = await browser.newPage({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await page.addInitScript((isStudent) => {
        if (isStudent) localStorage.setItem('token', 'of somebody');
      }, path === '/dashboard');
      await page.route(/\.js$|\/api\//, (route) => route.abort());
      await page.route(style, (route) => route.abort());
      await page.goto(path);
      const before = await looks(page);
      await page.unroute(style);
      await page.reload();
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
      expect(await looks(page), `${path} ${colorScheme}`).toEqual(before);
      expect(before.length).toBeGreaterThan(20);
      await page.close();
    }
});

test('a change of screen is announced, and its content takes the focus', async ({ page }) => {
  await useTestAccount(page);
  await page.goto('/study-plans');
  await page.getByRole('link', { name: 'Novo Plano' }).first().click();
  await expect(
    page.locator('[aria-live="polite"]').getByText('Novo plano', { exact: false }).first(),
  ).toBeAttached();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
});

test('the screens can be walked by keyboard alone', async ({ page, isMobile }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('ninguem@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('senha-errada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falha ao fazer login. Verifique suas credenciais.')).toBeVisible();
  await useTestAccount(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: isMobile ? 'Abrir menu' : 'Organização' }).press('Enter');
  await page.getByRole('link', { name: 'Roadmaps' }).press('Enter');
  await page.waitForURL('**/study-plans');
});

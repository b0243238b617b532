import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

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

test('visitors read a screen before its scripts are fetched, and students wait for nothing', async ({
  browser,
}) => {
  for (const isStudent of [false, true]) {
    const page = await browser.newPage();
    await page.addInitScript((student) => {
      if (student) localStorage.setItem('token', 'of somebody');
      addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() => {
          document.documentElement.dataset.scripts = String(document.scripts.length);
        }),
      );
    }, isStudent);
    await page.goto('/contact');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-scripts', isStudent ? /^([2-9]|\d\d)$/ : '1');
    await expect.poll(() => page.evaluate(() => document.scripts.length)).toBeGreaterThan(1);
    await page.close();
  }
});

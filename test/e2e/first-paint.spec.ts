import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { api, axeFindings, expect, makePlan, signUp, test } from './journey.ts';
import { structureFlaws } from './sense-barriers.ts';

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
          const asked = document.querySelectorAll('link[rel="modulepreload"]').length > 0;
          document.documentElement.dataset.asked = String(asked);
        }),
      );
    }, isStudent);
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-asked', String(isStudent));
    await expect.poll(() => page.evaluate(() => document.scripts.length)).toBeGreaterThan(2);
    await page.close();
  }
});

/** Where each line of text stands that a screen and its first words have in common, and in which letters. */
const wordsOn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const found: Record<string, string> = {};
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement;
      if (!part || !text.textContent?.trim() || part.closest('[role="status"], [role="timer"]')) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(part);
      const place = [x, y, width, height].map(Math.round).join(' ');
      found[part.textContent] ??= [place, fontFamily, fontSize, fontWeight, color].join(' | ');
    }
    return found;
  });

/** A device that knows nothing but the session, where the application comes only when it is let. */
async function freshDevice(browser: Browser, token: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  // What stood in the place of the screen, one after the other.
  await context.addInitScript(() => {
    const stood: string[] = [];
    Object.assign(window, { stood });
    new MutationObserver(() => {
      const main = document.querySelector('main');
      const isSkeleton = main?.querySelector('[aria-busy="true"]') !== null;
      const now = main?.dataset.firstWords !== undefined ? 'words' : isSkeleton ? 'skeleton' : 'screen';
      if (main && stood.at(-1) !== now) stood.push(now);
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  const app = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await app.promise;
    await route.continue();
  });
  const words = page.locator('main[data-first-words]');
  return {
    page,
    words,
    /** Opens a screen until its first words say so: a busy machine does not have them within their second. */
    read: (path: string, said: string | RegExp) =>
      expect(async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(words.getByText(said)).toBeVisible({ timeout: 3000 });
      }).toPass(),
    letIn: () => app.resolve(),
    stood: () => page.evaluate(() => (window as { stood?: string[] }).stood),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

test('students read the first words where the application will draw them, before it has come', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const planId = await makePlan(page);
  const card = { question: 'O que a meiose faz?', answer: 'Reduz à metade.', subject: 'Biologia' };
  await api(page, 'POST', '/flashcards/bulk', { cards: [card] });
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const screens = [
    ['/dashboard', /congelamento/],
    [`/study-plans/${planId}`, /Criado pelo motor local/],
    ['/flashcards/review', card.question],
  ] as const;
  const narrow = { viewport: { width: 360, height: 800 }, colorScheme: 'light' } as const;
  const wide = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;
  for (const [path, said] of screens)
    for (const options of [narrow, wide]) {
      await using device = await freshDevice(browser, token, options);
      await device.read(path, said);
      expect([...(await axeFindings(device.page)), ...(await structureFlaws(device.page))], path).toEqual([]);
      const before = await wordsOn(device.page);
      device.letIn();
      await expect(device.words).toHaveCount(0);
      await expect(device.page.getByText(said)).toBeVisible();
      // A plan and a card are drawn whole: no skeleton comes after their words.
      if (path !== '/dashboard') expect(await device.stood()).toEqual(['skeleton', 'words', 'screen']);
      const after = await wordsOn(device.page);
      expect(Object.keys(before).length).toBeGreaterThan(3);
      for (const [text, place] of Object.entries(before))
        expect(after[text], `${path} ${options.viewport.width} ${text}`).toBe(place);
    }

  await using device = await freshDevice(browser, token, narrow);
  await device.read('/flashcards/review', card.question);
  await device.words.getByRole('button', { name: 'Mostrar resposta' }).click();
  device.letIn();
  await expect(device.page.getByText(card.answer)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { structureFlaws } from '#test/e2e/barriers/sense-barriers.ts';
import { axeFindings, expect, signUp, test } from './journey.ts';

const openScreens = {
  '/login': 'Entre na sua conta',
  '/register': 'Criar Conta',
  '/terms-of-service': 'Termos de Serviço',
  '/privacy-policy': 'Política de Privacidade',
  '/contact': 'Contato',
};

/** What stands on the page, and how it looks. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#root *:not([data-stars] *)')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, font, display } = getComputedStyle(part);
      return [part.tagName, x, y, width, height, color, backgroundColor, font, display].join(' ');
    });
  });

test('open screens stand there before any script, and hydration keeps every part of them', async ({
  browser,
}) => {
  for (const [path, heading] of Object.entries(openScreens))
    for (const [colorScheme, width] of [
      ['light', 360],
      ['dark', 1280],
    ] as const) {
      await using context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isRefused = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefused) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      const scripts = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      // What an installation says of itself comes later, and makes its text longer.
      await page.route('**/api/**', (route) => route.abort());
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect([...(await axeFindings(page)), ...(await structureFlaws(page))], path).toEqual([]);
      const before = await looks(page);
      await page.evaluate(() => Object.assign(window, { first: document.querySelector('h1') }));
      scripts.resolve();
      await expect.poll(() => page.title()).not.toBe('Órbita');
      expect(await page.evaluate(() => (window as { first?: Element }).first?.isConnected)).toBe(true);
      expect((await looks(page)).slice(0, before.length), `${path} ${colorScheme}`).toEqual(before);
      expect(complaints).toEqual([]);
    }
});

test('a student sees the frame before the application has come, and a visitor does not', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  for (const isStudent of [true, false]) {
    await using context = await browser.newContext({ serviceWorkers: 'block' });
    if (isStudent) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
    const device = await context.newPage();
    const scripts = Promise.withResolvers<void>();
    await device.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await device.goto('/dashboard', { waitUntil: 'commit' });
    const frame = device.locator('[data-shell]').getByRole('banner');
    if (isStudent) await expect(frame).toBeVisible();
    else await expect(frame).toBeHidden();
    await expect(device.locator('[data-shell]').getByRole('navigation', { name: 'Dia a dia' })).toBeVisible({
      visible: isStudent && (device.viewportSize()?.width ?? 0) < 768,
    });
    scripts.resolve();
    await expect(device.locator('[data-shell]')).toHaveCount(0);
    await expect(device).toHaveURL(isStudent ? /\/dashboard$/ : /\/login$/);
  }
});

test('what is typed and pressed before any script counts, and a reload keeps it', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Nome').fill('Ana');
  await page.getByLabel('Email').fill('ana@sem-ponto');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  scripts.resolve();
  await expect(page.getByText('Digite um email válido e real.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('Ana');
  await expect(page.getByLabel('Email')).toHaveValue('ana@sem-ponto');
});

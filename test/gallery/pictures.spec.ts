import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type ScreenKind, screenSizes } from '../../src/web/features/landing/screen-sizes.ts';
import { anotherBrowser, signIn, test } from '../e2e/journey.ts';
import { accounts } from './accounts.ts';

/** Takes the picture `name` of the screen, scrolled until `top` stands right below the header when it is given. */
type Shoot = (name: string, top?: Locator) => Promise<void>;

const hour = 3_600_000;
const images = 'src/web/features/landing/images';
const publicFolder = 'src/web/public';

/** Writes a screenshot smaller: the browser knows WebP and JPEG, and quality from 0 to 1. */
async function save(page: Page, png: Buffer, file: string, quality: number): Promise<void> {
  const encoder = await page.context().browser()?.newPage();
  const url = await encoder?.evaluate(
    async ([base64, type, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL(type, quality);
    },
    [png.toString('base64'), file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp', quality] as const,
  );
  await encoder?.close();
  await writeFile(file, Buffer.from(url?.split(',')[1] ?? '', 'base64'));
}

/** Opens a screen without the timer's pill of wide windows, which would cover a corner of the picture. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.addStyleTag({ content: 'aside[aria-label="Timer"] { visibility: hidden }' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function studyCycle(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/study-cycles');
  await page.getByRole('link', { name: 'Ciclo do Enem' }).click();
  await page.getByRole('tab', { name: 'Cronograma' }).click();
  await shoot('study-cycle', page.getByRole('heading', { name: 'Cronograma' }));
}

async function summary(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/summaries');
  await page.getByRole('link', { name: /Imunidade/ }).click();
  await shoot('summary', page.getByRole('heading', { level: 1, name: /Imunidade/ }));
}

async function createPlan(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/study-plans/create');
  await page.getByRole('button', { name: 'Ajustar' }).click();
  const title = page.getByLabel('Título');
  await page.getByLabel('Matéria').fill('Biologia');
  await page.getByLabel('Matéria').press('Escape');
  await title.fill('Biologia para o Enem');
  await title.blur();
  await shoot('plan-1', title.locator('xpath=ancestor::section'));
  await page.getByLabel('Objetivo 1', { exact: true }).fill('Acertar as questões de genética');
  await page.getByRole('button', { name: 'Todo dia, 2h' }).click();
  await shoot('plan-2', page.getByRole('group', { name: /Horas por dia/ }));
  await page.getByRole('button', { name: 'Criar Plano' }).click();
  await page.getByRole('heading', { level: 1, name: 'Biologia para o Enem' }).waitFor();
  await page.getByRole('tab', { name: 'Tópicos' }).click();
  await shoot('plan-3', page.getByRole('tablist'));
  await page.getByRole('tab', { name: 'Cronograma' }).click();
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check();
  await shoot('plan-4', page.getByRole('heading', { name: 'Cronograma de Estudos' }));
}

async function reviewCards(page: Page, shoot: Shoot): Promise<void> {
  await visit(page, '/flashcards');
  await shoot('cards-1', page.getByRole('button', { name: /^Biologia/ }));
  await visit(page, '/flashcards/review');
  await shoot('cards-2');
  await page.getByRole('button', { name: /Mostrar resposta/ }).click();
  await shoot('cards-3');
  await visit(page, '/flashcards/stats');
  await shoot('cards-4', page.getByRole('heading', { name: /Próximos/ }));
}

async function focus(page: Page, shoot: Shoot): Promise<void> {
  // In the past, as the server refuses sessions that end in its future.
  await page.clock.install({ time: Date.now() - hour });
  await page.goto('/dashboard');
  const timer = page.getByRole('button', { name: /^Timer:/ });
  const panel = page.getByRole('dialog', { name: 'Timer' });
  await timer.click();
  await panel.getByRole('radio', { name: 'Leitura' }).press('Space');
  await shoot('focus-1');
  await panel.getByRole('button', { name: 'Iniciar' }).click();
  await page.clock.fastForward('09:14');
  await panel.getByText(/^15:/).waitFor();
  await shoot('focus-2');
  await page.clock.fastForward('16:00');
  await panel.getByRole('button', { name: 'Iniciar' }).click();
  await page.clock.fastForward('02:05');
  await panel.getByText(/^02:/).waitFor();
  await shoot('focus-3');
  await visit(page, '/pomodoro-history');
  await shoot('focus-4', page.getByRole('region', { name: 'Totais' }));
}

const dashboard = (name: string) => async (page: Page, shoot: Shoot) => {
  await visit(page, '/dashboard');
  await shoot(name);
};

/** In this order: each leaves the demo student's account as the next expects it. */
const walks: [
  kind: ScreenKind,
  theme: 'dark' | 'light',
  walk: (page: Page, shoot: Shoot) => Promise<void>,
][] = [
  ['wide', 'dark', dashboard('dashboard')],
  ['day', 'dark', dashboard('day')],
  ['phone', 'dark', summary],
  ['phone', 'dark', createPlan],
  ['phone', 'light', studyCycle],
  ['phone', 'light', reviewCards],
  ['phone', 'dark', focus],
];

test.describe.configure({ mode: 'serial' });

for (const [kind, theme, walk] of walks)
  test(`${walk.name || kind} in a ${theme} theme`, async ({ browser, baseURL }) => {
    const { width, height, scale } = screenSizes[kind];
    const isMobile = kind !== 'wide';
    const viewport = { width, height };
    const context = await anotherBrowser(browser, {
      ...{ baseURL, viewport, deviceScaleFactor: scale, isMobile, hasTouch: isMobile },
      ...{ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
    });
    const page = await context.newPage();
    await signIn(page, accounts.typical);
    // The account remembers its theme; the page shows it at once.
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.request.put('/api/auth/profile', {
      headers: { authorization: `Bearer ${token}` },
      data: { preferences: { theme } },
    });
    await page.evaluate((shown) => localStorage.setItem('theme', shown), theme);
    await walk(page, async (name, top) => {
      await page.waitForLoadState('networkidle');
      // What slides or fades in has arrived.
      await page.waitForTimeout(600);
      const [header, box] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        top?.boundingBox() ?? null,
      ]);
      const distance = (box?.y ?? 0) - (header?.height ?? 0) - 16;
      if (top) await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), distance);
      await save(page, await page.screenshot(), `${images}/${name}.webp`, 0.75);
    });
    await context.close();
  });

test('the picture that comes with a link to the landing page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto('/');
  await page.addStyleTag({
    content: `html { font-size: 22px } #menu, main a { display: none !important }
      header > div { justify-content: center !important } header { padding-top: 1.5rem !important } h1 { margin-top: 3.5rem !important }`,
  });
  await page.evaluate(() => document.fonts.ready);
  await save(page, await page.screenshot(), `${publicFolder}/og.jpg`, 0.88);
});

for (const [file, from, size] of [
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
  // Apple rounds the corners itself, and shows what is transparent in black.
  ['apple-touch-icon.png', 'icon-maskable.svg', 180],
] as const)
  test(`the icon ${file}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    const svg = await readFile(`${publicFolder}/${from}`, 'utf8');
    await page.setContent(`<style>html,body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    await writeFile(`${publicFolder}/${file}`, await page.screenshot({ omitBackground: true }));
  });

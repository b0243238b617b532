import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { demoAccount } from '#server/features/accounts/seed.ts';
import { type ScreenKind, screenSizes } from '../src/web/features/landing/screen-sizes.ts';
import { buildWeb } from './build.ts';
import { journeys, type Theme } from './landing-journeys.ts';
import { runProgram } from './program.ts';
import { root } from './run.mjs';
import { withSeededServer } from './seeded-server.ts';
import { findChromium } from './setup/chromium.mjs';

const help = `npm run landing-screens

Fotografa de novo as telas que a página inicial mostra e a imagem que acompanha os links dela: semeia uma instalação
temporária, percorre-a com o Chromium deste computador e grava src/web/features/landing/images e src/web/public/og.jpg.`;

const images = join(root, 'src/web/features/landing/images');
/** Pixels between the header and what a picture is scrolled to. */
const gap = 16;
const card = { width: 1200, height: 630 };

/** Writes a screenshot smaller: Chromium knows WebP and JPEG, and quality from 0 to 1. */
async function save(encoder: Page, png: Buffer, file: string, quality: number): Promise<void> {
  const type = file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
  const url = await encoder.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('${type}', ${quality});
  })()`);
  await writeFile(file, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

/** A browser's window of a kind, with its demo student signed in when there is a session. */
function open(
  browser: Browser,
  baseURL: string,
  kind: ScreenKind,
  session?: Session,
): Promise<BrowserContext> {
  const { width, height, scale } = screenSizes[kind];
  return browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: kind !== 'wide',
    hasTouch: kind !== 'wide',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(session && { storageState: session }),
  });
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, url: string): Promise<Session> {
  const context = await open(browser, url, 'phone');
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByLabel('Senha', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const session = await context.storageState();
  await context.close();
  return session;
}

/** The account remembers its theme; the page shows it at once. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('button', { name: /^Conta de|^Mais/ }).filter({ visible: true });
  await menu.click();
  await page.getByRole('button', { name: /^Usar tema/ }).waitFor();
  const other = page.getByRole('button', { name: theme === 'dark' ? 'Usar tema escuro' : 'Usar tema claro' });
  if (await other.isVisible()) await other.click();
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Scrolls until something stands right below the header. */
async function raise(page: Page, target: Locator): Promise<void> {
  const [header, box] = await Promise.all([page.getByRole('banner').boundingBox(), target.boundingBox()]);
  const distance = (box?.y ?? 0) - (header?.height ?? 0) - gap;
  await page.evaluate(`scrollBy({ top: ${distance}, behavior: 'instant' })`);
}

async function photograph(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--lang=pt-BR'],
  });
  try {
    const encoder = await browser.newPage();
    for (const { kind, theme, walk } of journeys) {
      // A session of its own: refresh tokens rotate, and a copy of one would soon be refused.
      const context = await open(browser, url, kind, await signIn(browser, url));
      const page = await context.newPage();
      await wear(page, theme);
      await walk(page, async (name, top) => {
        await page.waitForLoadState('networkidle');
        // What slides or fades in has arrived.
        await page.waitForTimeout(600);
        if (top) await raise(page, top);
        await save(encoder, await page.screenshot(), join(images, `${name}.webp`), 0.75);
        console.log(name);
      });
      await context.close();
    }
    const page = await browser.newPage({ baseURL: url, viewport: card, colorScheme: 'dark' });
    await page.goto('/');
    await page.addStyleTag({
      content: `html { font-size: 22px } #menu, main a { display: none !important }
        header > div { justify-content: center !important } header { padding-top: 1.5rem !important } h1 { margin-top: 3.5rem !important }`,
    });
    await page.evaluate('document.fonts.ready');
    await save(encoder, await page.screenshot(), join(root, 'src/web/public/og.jpg'), 0.88);
  } finally {
    await browser.close();
  }
}

await runProgram(help, async () => {
  await buildWeb({ ifStale: true });
  await withSeededServer(photograph);
  return `Telas gravadas em ${images}`;
});

import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { signIn, timeZone, type Viewer } from './students.ts';
import { type Device, nameOf, type Variant, variants } from './variants.ts';

export interface Shot {
  screen: Screen;
  viewer: Viewer;
  variant: Variant;
  /** The name of its picture, a WebP. */
  file: string;
}

export interface Studio {
  browser: Browser;
  url: string;
  /** Of the pictures. */
  folder: string;
}

interface Looks {
  shots: Shot[];
  /** What is wrong, in sentences. */
  findings: string[];
}

/** Pixels: more of a long page says nothing new. */
const mostHeight: Record<Device, number> = { phone: 7200, desktop: 3000 };
/** Milliseconds in which what measures itself has found its place; nothing slides or fades. */
const rest = 150;

/** A change of colours is drawn with the second frame, and a window that nobody looks at may not have drawn the first. */
const drawn = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

const titleOf = ({ name, state }: Screen, viewer: Viewer) =>
  [name, state, viewer].filter(Boolean).join(' · ');

const fileOf = ({ name, state }: Screen, viewer: Viewer, { width, theme, forced }: Variant) =>
  `${[name, state, viewer, width, forced ? 'forced' : theme]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .replaceAll(' ', '-')}.webp`;

async function openWindow({ browser, url }: Studio, viewer: Viewer, device: Device): Promise<BrowserContext> {
  const { width, height } = variants.find((variant) => variant.device === device) ?? {};
  const session = viewer === 'guest' ? null : await signIn(url, viewer);
  return browser.newContext({
    baseURL: url,
    viewport: { width: width ?? 0, height: height ?? 0 },
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    locale: 'pt-BR',
    timezoneId: timeZone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: session
        ? [
            {
              origin: url,
              localStorage: [
                { name: 'token', value: session.accessToken },
                { name: 'refreshToken', value: session.refreshToken },
              ],
            },
          ]
        : [],
    },
  });
}

/** Shows the page in one of the ways; what it shows and does stays. */
async function wear(page: Page, { width, height, theme, forced }: Variant): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, forcedColors: forced ? 'active' : 'none' });
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await page.evaluate(drawn);
  await page.waitForTimeout(rest);
}

const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight');

/**
 * Makes the window as tall as the page, but for the footer, which a window always pushes out of itself: a phone draws
 * what lies beyond its window as if for a mouse. Answers the pixels, or null where the whole page grows with the window.
 */
async function stretch(page: Page, { width, height }: Variant, whole: number): Promise<number | null> {
  const before = await heightOf(page);
  await page.setViewportSize({ width, height: whole });
  const footer = (await heightOf(page)) - before;
  const tall = footer < height ? whole - footer : height;
  await page.setViewportSize({ width, height: tall });
  await page.waitForTimeout(rest);
  return tall > height ? tall : null;
}

/** The whole page, or what covers it. */
async function take(page: Page, variant: Variant, path: string): Promise<void> {
  const { device, width, height } = variant;
  const covers = await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count();
  const whole = covers ? height : Math.min(await heightOf(page), mostHeight[device]);
  const tall = device === 'phone' && whole > height ? await stretch(page, variant, whole) : null;
  await page.screenshot({
    path,
    type: 'webp',
    quality: 60,
    fullPage: !covers && !tall,
    clip: { x: 0, y: 0, width, height: tall ?? whole },
  });
}

interface Sitting {
  screen: Screen;
  viewer: Viewer;
  device: Device;
  folder: string;
}

/** What is loaded only when it is scrolled to. */
const loadImages = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager';
  return image.decode().catch(() => {});
}))`;

async function look(page: Page, { screen, viewer, device, folder }: Sitting, { shots, findings }: Looks) {
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(loadImages);
  await screen.act?.(page);
  await page.waitForTimeout(rest);
  for (const variant of variants) {
    if (variant.device !== device || (variant.rare && !screen.closely)) continue;
    await wear(page, variant);
    const beyond = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (beyond > 0)
      findings.push(`${titleOf(screen, viewer)}: rola ${beyond} px para o lado em ${nameOf(variant)}`);
    const file = fileOf(screen, viewer, variant);
    await take(page, variant, join(folder, file));
    shots.push({ screen, viewer, variant, file });
  }
}

/** Walks through the screens of a viewer on a device, and keeps each picture as soon as it is taken. */
export async function photograph(
  studio: Studio,
  screens: readonly Screen[],
  viewer: Viewer,
  device: Device,
): Promise<Looks> {
  const looks: Looks = { shots: [], findings: [] };
  const wanted = screens.filter(
    (screen) => screen.viewers.includes(viewer) && (screen.device ?? device) === device,
  );
  if (wanted.length === 0) return looks;
  const context = await openWindow(studio, viewer, device);
  context.setDefaultTimeout(10_000);
  for (const screen of wanted) {
    // Each screen in a page of its own: none is looked at with what another left open.
    const page = await context.newPage();
    const complain = (message: string) =>
      looks.findings.push(`${titleOf(screen, viewer)} (${device}): ${message}`);
    page.on('pageerror', ({ message }) => complain(message));
    page.on('console', (message) => {
      // Whoever is looked for in vain or without a network is answered so; the browser reports that by itself.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complain(message.text());
    });
    await look(page, { screen, viewer, device, folder: studio.folder }, looks).catch((error) =>
      complain(`não se chega lá: ${String(error).split('\n')[0]}`),
    );
    await context.setOffline(false);
    await page.close();
  }
  await context.close();
  return looks;
}

import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, signIn, test } from '../e2e/journey.ts';
import { accounts } from './accounts.ts';
import { folder } from './index-page.ts';
import { screens } from './screens.ts';

/** A way to look at a screen; sizes in pixels, and those of a phone are narrower than 400. */
interface Variant {
  width: number;
  height: number;
  theme: 'light' | 'dark' | 'forced';
  /** Looked at only where more than usual could break. */
  rare?: boolean;
}

const variants: Variant[] = [
  { width: 360, height: 740, theme: 'light' },
  { width: 360, height: 740, theme: 'dark' },
  { width: 768, height: 900, theme: 'light' },
  { width: 768, height: 900, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
  { width: 1280, height: 800, theme: 'dark' },
  { width: 320, height: 640, theme: 'light', rare: true },
  // 1280 pixels seen at 200 %.
  { width: 640, height: 400, theme: 'light', rare: true },
  { width: 1280, height: 800, theme: 'forced', rare: true },
];

/** Milliseconds in which what measures itself has found its place; nothing slides or fades. */
const rest = 150;
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Shows the page in one of the ways; what it shows and does stays. */
async function wear(page: Page, { width, height, theme }: Variant): Promise<void> {
  await page.setViewportSize({ width, height });
  const isForced = theme === 'forced';
  await page.emulateMedia({
    colorScheme: isForced ? 'dark' : theme,
    forcedColors: isForced ? 'active' : 'none',
  });
  await page.evaluate(
    async (shown) => {
      document.documentElement.dataset.theme = shown;
      // A change of colours is drawn with the second frame: a window that nobody looks at may not have drawn the first.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    },
    isForced ? 'dark' : theme,
  );
  await page.waitForTimeout(rest);
}

/**
 * Makes a phone's window as tall as the page, but for the footer, which a window always pushes out of itself: a phone
 * draws what lies beyond its window as if for a mouse. Answers the pixels.
 */
async function stretch(page: Page, { width, height }: Variant, whole: number): Promise<number> {
  const before = await heightOf(page);
  await page.setViewportSize({ width, height: whole });
  const footer = (await heightOf(page)) - before;
  const tall = footer < height ? whole - footer : height;
  await page.setViewportSize({ width, height: tall });
  await page.waitForTimeout(rest);
  return tall;
}

/** The page, of which more than so many windows says nothing new, or what covers it. */
async function take(page: Page, variant: Variant, path: string, isPhone: boolean): Promise<void> {
  const { width, height } = variant;
  const covers = await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count();
  const whole = covers ? height : Math.min(await heightOf(page), isPhone ? 7200 : 3000);
  const tall = isPhone && whole > height ? await stretch(page, variant, whole) : height;
  const clip = { x: 0, y: 0, width, height: tall > height ? tall : whole };
  await page.screenshot({ path, type: 'webp', quality: 60, fullPage: !covers && tall <= height, clip });
}

for (const [name, [viewers, path, act, how]] of Object.entries(screens))
  for (const viewer of viewers)
    test(`${name} · ${viewer}`, async ({ page, isMobile }) => {
      test.skip(how === 'phone' && !isMobile);
      if (viewer !== 'guest') await signIn(page, accounts[viewer]);
      await page.goto(typeof path === 'string' ? path : await path(page));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() =>
        // What is loaded only when it is scrolled to.
        Promise.allSettled(
          [...document.images].map((image) => {
            image.loading = 'eager';
            return image.decode();
          }),
        ),
      );
      await act?.(page);
      if (act) await page.waitForTimeout(rest);
      await mkdir(folder, { recursive: true });
      for (const variant of variants) {
        const { width, theme, rare } = variant;
        if (width < 400 !== isMobile || (rare && how !== 'closely')) continue;
        await wear(page, variant);
        const file = `${name} · ${viewer} · ${width} · ${theme}`.toLowerCase().replace(/[ ·]+/g, '-');
        await take(page, variant, `${folder}/${file}.webp`, isMobile);
        await page.setViewportSize(variant);
        await test.step(`${width} ${theme}`, () => expectNoSidewaysScroll(page));
      }
    });

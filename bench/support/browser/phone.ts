import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { percentile } from '../figures.ts';

/** The screen of the phone that Lighthouse judges for. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
};

const benchmarks = 5;

/** How many times slower Lighthouse's mobile preset makes a machine. */
export const usualSlowness = 4;

/**
 * The same for a machine that is slower than the preset takes it to be.
 * @param index Lighthouse's benchmark index of the machine: 150 asks for 1, 800 for 2, 1300 for 3, from 1533 on for 4.
 * @returns 1–4, to one decimal.
 * Source: "Calibrating the CPU slowdown" in Lighthouse's docs/throttling.md, and the calculator named there.
 */
export function slownessFor(index: number): number {
  const [from, least, step] = index < 800 ? [150, 1, 650] : index < 1300 ? [800, 2, 500] : [1300, 3, 233];
  const slowness = Math.round((least + (index - from) / step) * 10) / 10;
  return Math.min(Math.max(slowness, 1), usualSlowness);
}

/** How fast this machine is now, by Lighthouse's index: the middle one of some. */
export async function machineIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let run = 0; run < benchmarks; run++)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return percentile(indexes, 0.5);
}

import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/setup/chromium.ts';

const port = process.env.E2E_PORT ?? '3210';
const address = `http://127.0.0.1:${port}`;

/** With it, what is only repeated is walked, too: the same journeys on a desk, and every look at barriers at every width. */
const isAll = Boolean(process.env.TEST_ALL);

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Journeys that a wide screen changes; the others are walked on a phone. */
const wide = specs('house', 'landing', 'palette');
const wideToo = specs('accounts', 'first-plan', 'marketplace', 'plan-follow-up');
/** It starts servers of its own, at other times of the day: what turns at midnight is tested below the browser, too. */
const slow = specs('flashcard-night');
/** They need a whole browser. */
const whole = specs('notices');

const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
} as const;
const browser = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A journey waits more than it works: four keep two cores busy.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A machine as busy as a CI's may drop one click; a journey that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // A journey that hangs is ended, a slow machine is waited for.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Nothing glides away from under a press; the journeys that are about motion ask for it.
    contextOptions: { reducedMotion: isAll ? 'no-preference' : 'reduce' },
    // Routes of a journey would not hear what a worker answers; the offline journeys let it in.
    serviceWorkers: 'block',
    launchOptions: browser(findHeadlessShell() ?? findChromium()),
  },
  projects: [
    {
      name: 'phone',
      // Keys are pressed at a desk.
      testIgnore: [...specs('palette'), ...whole, ...(isAll ? [] : slow)],
      use: phone,
    },
    {
      name: 'whole browser',
      testMatch: whole,
      use: { ...phone, launchOptions: browser(findChromium()) },
    },
    {
      name: 'desktop',
      testMatch: isAll ? [...wide, ...wideToo] : wide,
      use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
    },
  ],
  webServer: {
    command: '"node_modules/node/bin/node" test/e2e/servers/product-server.ts',
    env: { PORT: port },
    url: `${address}/api/health`,
    // A machine that stands still for minutes has been seen; what the server says meanwhile is shown.
    timeout: 600_000,
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

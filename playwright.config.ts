import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const port = process.env.E2E_PORT ?? '3210';
const address = `http://127.0.0.1:${port}`;

/** Journeys that a wide screen may change; the others are walked on a phone, and looked at in the light on a desk. */
const wideToo = [
  'accessibility',
  'accounts',
  'first-plan',
  'house',
  'landing',
  'marketplace',
  'palette',
  'plan-follow-up',
].map((name) => `**/${name}.spec.ts`);

const desktop = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  // A journey waits more than it works: three keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A machine as busy as a CI's may drop one click; a journey that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // A journey that hangs is ended, a slow machine is waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Routes of a journey would not hear what a worker answers; the offline journeys let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
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
    },
  },
  // Each theme is looked at on one of the two screens: what axe finds seldom depends on both.
  projects: [
    {
      name: 'phone',
      // Keys are pressed at a desk.
      testIgnore: '**/palette.spec.ts',
      grepInvert: /in the light theme/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
    },
    { name: 'desktop', testMatch: wideToo, grepInvert: /in the dark theme/, use: desktop },
    { name: 'desktop-light', testIgnore: wideToo, grep: /in the light theme/, use: desktop },
  ],
  webServer: {
    command: '"node_modules/node/bin/node" scripts/e2e-server.ts',
    env: { PORT: port },
    url: `${address}/api/health`,
    // A machine that stands still for minutes has been seen; what the server says meanwhile is shown.
    timeout: 600_000,
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const port = '3211';
const server = [journeys.webServer ?? []].flat();
const desktop = { viewport: { width: 1280, height: 800 } };

/** Photographs the product with the students of `npm run seed`: every screen for us, some for the landing page. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/gallery',
  workers: 2,
  globalTeardown: './index-page.ts',
  use: { ...journeys.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: server.map((start) => ({
    ...start,
    cwd: join(import.meta.dirname, '../..'),
    env: { PORT: port, SEEDED: '1' },
    url: `http://127.0.0.1:${port}/api/health`,
  })),
  projects: [
    { name: 'students', testMatch: 'students.setup.ts' },
    {
      name: 'phone',
      testMatch: 'screens.spec.ts',
      dependencies: ['students'],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testMatch: 'screens.spec.ts', dependencies: ['students'], use: desktop },
    { name: 'pictures', testMatch: 'pictures.spec.ts', use: desktop },
  ],
});

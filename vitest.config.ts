import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const api = ['src/server/**/*.api.test.ts'];
/** They put something in the place of a module, or look at what lives as long as its page. */
const alone = ['src/web/**/*.alone.test.tsx'];
/** A test that hangs is ended, a slow machine is waited for. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };
const page = {
  ...patience,
  environment: 'jsdom',
  setupFiles: ['test/support/strict.ts', 'test/support/browser.tsx'],
};

export default defineConfig({
  test: {
    // By default a core is left free: half of the machine that the tests have to be quick on. Many wait for a database
    // or a process more than they work.
    maxWorkers: '150%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/shared/**/*.test.ts',
            'src/server/**/*.test.ts',
            'src/web/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [...api, 'test/process/**'],
          ...patience,
          isolate: false,
          setupFiles: ['test/support/strict.ts'],
        },
      },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          ...patience,
          setupFiles: ['test/support/strict.ts'],
          testTimeout: 240_000,
        },
      },
      ...(['pglite', 'postgres'] as const).map((database) => ({
        test: {
          name: database,
          include: api,
          env: { TEST_DATABASE: database },
          globalSetup: [`test/support/${database}-setup.ts`],
          ...patience,
          isolate: false,
          setupFiles: ['test/support/strict.ts'],
        },
      })),
      {
        plugins: [react()],
        test: {
          ...page,
          name: 'web',
          // What needs no page ends in .ts: making one costs more than most of these tests.
          include: ['src/web/**/*.test.tsx'],
          exclude: alone,
          isolate: false,
          setupFiles: [...page.setupFiles, 'test/support/shared-page.tsx'],
        },
      },
      {
        plugins: [react()],
        test: { ...page, name: 'alone', include: alone },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const api = ['src/server/**/*.api.test.ts'];
/**
 * Where the embedded database may answer otherwise: what stands on it, searches, and the features that no journey walks
 * through, as journeys do that on the embedded database.
 */
const embedded = [
  'src/server/platform/database/{database,migrate,page,backup/scheduled-backups}.api.test.ts',
  'src/server/platform/jobs.api.test.ts',
  'src/server/features/marketplace/list/list-service.api.test.ts',
  'src/server/features/billing/sandbox.api.test.ts',
  'src/server/features/{calendar-feed/calendar-feed,reminders/reminders}.api.test.ts',
];
/** Set by `npm run test:all`: what is only repeated is repeated. */
const isWhole = process.env.TEST_ALL === '1';
/** Set by `npm run test:many`, whose applications have modules of their own: so have its files. */
const isolate = process.env.TEST_APPS !== undefined;
const always = ['test/support/strict.ts', ...(isWhole ? ['test/support/many-runs.ts'] : [])];
/** They put something in the place of a module, or look at what lives as long as its page. */
const alone = ['src/web/**/*.alone.test.tsx'];
/** Those that wait for processes, or for the build, begin first: the others have their work done meanwhile. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ project, moduleId }: TestSpecification) =>
      project.name === 'process' || moduleId.endsWith('/budgets.test.ts');
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** A test that hangs is ended, a slow machine is waited for. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };
const page = {
  ...patience,
  environment: 'jsdom',
  setupFiles: [...always, 'test/support/browser.tsx'],
};

export default defineConfig({
  test: {
    // Many wait for a database or a process more than they work. A percentage would never be more than all cores.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: WaitingFirst },
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
          setupFiles: always,
        },
      },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: ['test/support/installation-setup.ts'],
          ...patience,
          setupFiles: always,
        },
      },
      ...(['pglite', 'postgres'] as const).map((database) => ({
        test: {
          name: database,
          include: database === 'postgres' || isWhole ? api : embedded,
          env: { TEST_DATABASE: database },
          globalSetup: [`test/support/database/${database}-setup.ts`],
          ...patience,
          isolate,
          setupFiles: always,
        },
      })),
      // `npm run test:cluster`: the same, on tables that are spread over a cluster of Citus.
      ...(process.env.CITUS_URL
        ? [
            {
              test: {
                name: 'citus',
                include: api,
                env: { TEST_DATABASE: 'citus' },
                globalSetup: ['test/support/database/cluster-setup.ts'],
                ...patience,
                isolate: false,
                setupFiles: always,
              },
            },
          ]
        : []),
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

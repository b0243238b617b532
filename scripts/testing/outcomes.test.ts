import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';
import {
  countsLine,
  type PlaywrightReport,
  playwrightOutcome,
  sumOf,
  timeLines,
  type VitestReport,
  vitestOutcome,
} from './outcomes.ts';

const fileOf = (name: string, message = '', failure = '') => ({
  name: join(root, name),
  status: message || failure ? 'failed' : 'passed',
  message,
  startTime: 1000,
  endTime: 3500,
  assertionResults: [
    {
      status: failure ? 'failed' : 'passed',
      fullName: 'sums adds',
      failureMessages: [`${failure}\n at line 1`],
    },
  ],
});
const vitest = (...testResults: VitestReport['testResults']): VitestReport => ({
  numPassedTests: 5,
  numPendingTests: 1,
  testResults,
});
const spec = (ok: boolean, ...durations: number[]) => ({
  ok,
  title: 'starts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const journeys = (unexpected: number): PlaywrightReport => {
  const file = { title: 'timer', file: 'timer.spec.ts' };
  const suites = [{ ...file, specs: [spec(!unexpected, 1000), spec(true, 2000, 500)], suites: [] }];
  const inner = { ...file, specs: [spec(true, 4000)] };
  const stats = { expected: 3 - unexpected, unexpected, flaky: 1, skipped: 0 };
  return { stats, suites: suites.map((suite) => ({ ...suite, suites: [inner] })) };
};

it('counts what Vitest reports, and says again what failed: tests, hooks and files', () => {
  const report = vitest(
    fileOf('src/a.test.ts'),
    fileOf('src/b.test.ts', '', '1 is not 2'),
    fileOf('src/c.api.test.ts', 'no database\nsomewhere'),
  );
  expect(vitestOutcome(report, 1)).toMatchObject({
    passed: 5,
    failed: 2,
    skipped: 1,
    failures: ['src/b.test.ts › sums adds: 1 is not 2', 'src/c.api.test.ts: no database'],
  });
});

it('counts what Playwright reports, one that passed in the end among the passed, and each try’s time', () => {
  const files = [{ layer: 'jornadas', name: 'timer.spec.ts', seconds: 7.5 }];
  expect(playwrightOutcome(journeys(0), 0)).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
    failures: [],
    files,
  });
  expect(playwrightOutcome(journeys(1), 1).failures).toEqual(['timer.spec.ts › starts']);
});

it('counts a runner that failed without a failed test, or left no report, as one failure', () => {
  expect(vitestOutcome(vitest(), 1).failed).toBe(1);
  expect(vitestOutcome(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightOutcome(journeys(0), 1).failed).toBe(1);
  expect(playwrightOutcome(null, 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('sums the layers, and says where the time went', () => {
  const sum = sumOf([vitestOutcome(vitest(fileOf('src/a.test.ts')), 0), playwrightOutcome(journeys(0), 0)]);
  expect(countsLine(sum)).toBe('9 passed, 0 failed, 1 skipped');
  expect(timeLines([['Construção', 59.6]], sum.files)).toEqual([
    'Tempo de cada etapa (min:s):',
    '   1:00  Construção',
    'Trabalho de cada camada, somado o de todos os processos:',
    '   0:08  jornadas',
    '   0:03  regras',
    'Os dez arquivos mais lentos:',
    '   0:08  jornadas timer.spec.ts',
    '   0:03  regras src/a.test.ts',
  ]);
});

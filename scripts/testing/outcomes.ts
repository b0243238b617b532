import { relative } from 'node:path';
import { root } from '../run.mjs';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, and why, in a line each. */
  failures: string[];
  /** What each file took of one worker, in seconds; several work at once. */
  files: { layer: string; name: string; seconds: number }[];
}

/** What is read of Vitest's json report. */
export interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file, or a hook of it, failed. */
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  title: string;
  file: string;
  specs?: { ok: boolean; title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** What is read of Playwright's json report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/** A runner that left no report, or failed without a failed test, as by an error outside of any, counts as one failure. */
function outcomeOf(outcome: Omit<Outcome, 'failed'> | null, runner: string, exitCode: number): Outcome {
  const { failures = [], ...rest } = outcome ?? { passed: 0, skipped: 0, files: [] };
  const isSilent = failures.length === 0 && (!outcome || exitCode !== 0);
  const all = isSilent ? [`${runner} terminou com o código ${exitCode}: veja acima`] : failures;
  return { ...rest, failures: all, failed: all.length };
}

const layers = [
  [/^test\/process\//, 'processos'],
  [/\.api\.test\.ts$/, 'API'],
  [/^src\/web\/.*\.tsx$/, 'componentes'],
  [/./, 'regras'],
] as const;

/** What Vitest reports; null when it left nothing. */
export function vitestOutcome(report: VitestReport | null, exitCode: number): Outcome {
  const failures: string[] = [];
  const files = (report?.testResults ?? []).map(({ assertionResults, status, message, ...file }) => {
    const name = relative(root, file.name).replaceAll('\\', '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(`${name} › ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
    if (status === 'failed' && failed.length === 0) failures.push(`${name}: ${message.split('\n')[0]}`);
    const layer = layers.find(([pattern]) => pattern.test(name))?.[1] ?? '';
    return { layer, name, seconds: (file.endTime - file.startTime) / 1000 };
  });
  const counts = report && { passed: report.numPassedTests, skipped: report.numPendingTests };
  return outcomeOf(counts && { ...counts, failures, files }, 'Vitest', exitCode);
}

/** What Playwright reports; null when it left nothing. A journey that passed when it was tried again passed. */
export function playwrightOutcome(report: PlaywrightReport | null, exitCode: number): Outcome {
  const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  const suites = report?.suites ?? [];
  const failures = suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ ok }) => !ok)
      .map(({ title }) => `${suite.file} › ${title}`),
  );
  const files = suites.map((suite) => ({
    layer: 'jornadas',
    name: suite.file,
    seconds: specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  const counts = report && {
    passed: report.stats.expected + report.stats.flaky,
    skipped: report.stats.skipped,
  };
  return outcomeOf(counts && { ...counts, failures, files }, 'Playwright', exitCode);
}

export const sumOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
    failures: [...sum.failures, ...one.failures],
    files: [...sum.files, ...one.files],
  }));

/** `12 passed, 0 failed`, and `, 3 skipped` if any were. */
export const countsLine = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const line = ([name, seconds]: readonly [string, number]) =>
  `${`${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`.padStart(7)}  ${name}`;

/** Lines that say where the time of a run went; `steps` in seconds by the clock on the wall, in their order. */
export function timeLines(
  steps: readonly (readonly [name: string, seconds: number])[],
  files: Outcome['files'],
): string[] {
  const sums = [...Map.groupBy(files, ({ layer }) => layer)].map(
    ([layer, all]) => [layer, all.reduce((sum, { seconds }) => sum + seconds, 0)] as const,
  );
  const slowest = files.map(({ layer, name, seconds }) => [`${layer} ${name}`, seconds] as const);
  const longestFirst = (all: (readonly [string, number])[]) =>
    all.toSorted(([, a], [, b]) => b - a).map(line);
  return [
    'Tempo de cada etapa (min:s):',
    ...steps.map(line),
    'Trabalho de cada camada, somado o de todos os processos:',
    ...longestFirst(sums),
    'Os dez arquivos mais lentos:',
    ...longestFirst(slowest).slice(0, 10),
  ];
}

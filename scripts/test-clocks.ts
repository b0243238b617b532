import {
  closeSync,
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode, root, run, whenOrphaned } from './run.mjs';
import { clockTests } from './testing/clock-tests.ts';
import {
  type Counts,
  countsLine,
  type PlaywrightReport,
  playwrightCounts,
  sumCounts,
  vitestCounts,
} from './testing/counts.mjs';

/** Each weekday once: three from the middle of a month, the ends of a February of 28 and of 29 days, and of a year. */
const days = [
  '2026-11-23',
  '2028-02-29',
  '2027-06-16',
  '2026-12-31',
  '2027-01-01',
  '2027-10-16',
  '2027-02-28',
];
const hours = ['00:10', '12:00', '23:50'];
/** Of the machine. In turns, they meet each day and each hour. */
const zones = ['UTC', 'Asia/Tokyo'];

interface Layer {
  counts: Counts;
  failures: string[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { ok: boolean; title: string }[];
}

const reports = mkdtempSync(join(tmpdir(), 'orbita-clocks-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

let stopped = false;
const stop = () => {
  stopped = true;
};
process.once('SIGINT', stop).once('SIGTERM', stop);
whenOrphaned(stop);

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

// Tests of the API bring their own clock, and PostgreSQL would tell the machine's; the server that journeys call is moved.
const tests = clockTests(
  new Map(
    ['src', 'test', 'scripts']
      .flatMap((folder) => find(`${folder}/**/*.{ts,tsx}`))
      .map((path) => [path, read(path)]),
  ),
).filter((path) => !path.endsWith('.api.test.ts'));
const journeys = find('test/e2e/*.spec.ts').filter((path) => /\b(?:Date|dayAt|clock)\b/.test(read(path)));

/** One of `parts` shares of the files, another one each turn. */
const share = (files: readonly string[], parts: number, turn: number) =>
  files.filter((_, index) => index % parts === turn % parts);

/** Runs one layer and answers its report; what it printed is shown when that does not say what failed. */
async function runLayer<Report>(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  read: (report: Report | null, code: number) => Layer,
): Promise<Layer> {
  const [reportFile, logFile] = [join(reports, `${name}.json`), join(reports, `${name}.log`)];
  rmSync(reportFile, { force: true });
  const log = openSync(logFile, 'w');
  const code = await run(pinnedNode, args, {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env, ORBITA_OUTCOME: reportFile, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    // Playwright stops its server after this one only.
    killSignal: 'SIGINT',
  });
  closeSync(log);
  const layer = read(existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null, code);
  if (layer.counts.failed > 0 && layer.failures.length === 0) {
    layer.failures.push(`${name} terminou com o código ${code}`);
    if (!stopped) console.log(readFileSync(logFile, 'utf8'));
  }
  return layer;
}

const runTests = (files: readonly string[], env: NodeJS.ProcessEnv) =>
  runLayer<Counts & { failures: string[] }>(
    'vitest',
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=./scripts/testing/outcome-reporter.mjs'],
      ...['unit', 'web', 'alone'].map((project) => `--project=${project}`),
      ...files,
    ],
    env,
    (report, code) => ({ counts: vitestCounts(report, code), failures: report?.failures ?? [] }),
  );

const failedJourneys = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(failedJourneys),
];

const runJourneys = (files: readonly string[], env: NodeJS.ProcessEnv) =>
  runLayer<PlaywrightReport & { suites: Suite[] }>(
    'playwright',
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '--project=phone', '--reporter=json'],
      // What is only looked at, such as the colours of a theme, is the same at every hour.
      '--grep-invert=theme',
      ...files,
    ],
    env,
    (report, code) => ({
      counts: playwrightCounts(report, code),
      failures: report?.suites.flatMap(failedJourneys) ?? [],
    }),
  );

if ((await run(pinnedNode, ['scripts/build.ts', '--if-stale'])) !== 0) process.exit(1);

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });
const total: Layer[] = [];
const clocks = days.flatMap((day) => hours.map((hour) => ({ day, hour })));
for (const [turn, { day, hour }] of clocks.entries()) {
  const zone = zones[turn % zones.length] ?? '';
  const env = {
    TZ: zone,
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'test/support/moved-clock.ts')).href}`,
    // To a moved server, files of others would be hours old, and left.
    TMPDIR: reports,
    CLOCK_STARTS_AT: `${day}T${hour}:00-03:00`,
  };
  const layers = await Promise.all([
    // Each test sees each day at one of its hours.
    runTests(share(tests, hours.length, Math.floor(turn / hours.length) + turn), env),
    // Each journey sees each hour on one of the days.
    runJourneys(share(journeys, days.length, turn), env),
  ]);
  if (stopped) process.exit(130);
  const name = `${day} ${hour} em São Paulo, ${weekday.format(new Date(day))}, máquina em ${zone}`;
  const { passed, failed } = sumCounts(layers.map(({ counts }) => counts));
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passaram, ${failed} falharam`);
  total.push(
    ...layers.map(({ counts, failures }) => ({
      counts,
      failures: failures.map((failure) => `${name} › ${failure}`),
    })),
  );
}

console.log('');
const failures = total.flatMap(({ failures }) => failures);
for (const failure of failures) console.log(`✗ ${failure}`);
const counts = sumCounts(total.map(({ counts }) => counts));
const { ORBITA_OUTCOME: outcome } = process.env;
if (outcome) writeFileSync(outcome, JSON.stringify({ ...counts, failures }));
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
console.log(countsLine(counts));

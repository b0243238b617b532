import { closeSync, globSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { countsLine, type Outcome, sumOf } from './testing/outcomes.ts';
import { reports, runPlaywright, runVitest, step } from './testing/runners.ts';

/** Each weekday once: three from the middle of a month, the ends of a February of 28 and of 29 days, and of a year. */
const days = [
  ...['2026-11-23', '2028-02-29', '2027-06-16', '2026-12-31'],
  ...['2027-01-01', '2027-10-16', '2027-02-28'],
];
const hours = ['00:10', '12:00', '23:50'];
/** Of the machine. In turns, they meet each day and each hour. */
const zones = ['UTC', 'Asia/Tokyo'];

/** Asks for the time, or for what the machine's zone makes of it. */
const asking =
  /\bnew Date\(\)|\bDate\.now\(|\bDateTimeFormat\(|\.[gs]et(?:Hours|Minutes|Day|Date|Month|FullYear)\(|\.toLocale(?:Date|Time)String\(/;
const find = (pattern: string, text: RegExp) =>
  globSync(pattern, { cwd: root }).filter((path) => text.test(readFileSync(join(root, path), 'utf8')));

// Tests of the API bring their own clock, and PostgreSQL would tell the machine's; the server that journeys call is moved.
const sources = find('{src,test}/**/*.{ts,tsx}', asking);
const journeys = find('test/e2e/*.spec.ts', /\b(?:Date|dayAt|clock)\b/);

/** Runs what knows the time under one clock; what it printed is shown when something failed. */
async function runAt(day: string, hour: string, turn: number): Promise<Outcome> {
  const zone = zones[turn % zones.length] ?? '';
  const env = {
    TZ: zone,
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'test/support/moved-clock.ts')).href}`,
    // To a moved server, files of others would be hours old, and left.
    TMPDIR: reports,
    CLOCK_STARTS_AT: `${day}T${hour}:00-03:00`,
  };
  const log = join(reports, 'log');
  const output = openSync(log, 'w');
  const options: Parameters<typeof runVitest>[1] = { env, stdio: ['ignore', output, output] };
  const outcome = sumOf(
    await Promise.all([
      // Each test sees each day at one of its hours.
      runVitest(
        [
          ...[
            'related',
            '--run',
            `--shard=${1 + ((Math.floor(turn / hours.length) + turn) % hours.length)}/3`,
          ],
          ...['unit', 'web', 'alone'].map((project) => `--project=${project}`),
          ...sources,
        ],
        options,
      ),
      // Each journey sees each hour on one of the days. What is only looked at, such as a theme's colours, is always the same.
      runPlaywright(
        ['--project=phone', '--grep-invert=theme', `--shard=${1 + (turn % days.length)}/7`, ...journeys],
        options,
      ),
    ]),
  );
  closeSync(output);
  if (outcome.failed > 0) console.log(readFileSync(log, 'utf8'));
  console.log(`${day} ${hour} em São Paulo, máquina em ${zone}: ${countsLine(outcome)}`);
  return { ...outcome, failures: outcome.failures.map((failure) => `${day} ${hour} › ${failure}`) };
}

/** The tests that ask for the time, themselves or by what they import, on other days and at other hours. */
export async function runClocks(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const [turn, [day, hour]] of days
    .flatMap((day) => hours.map((hour) => [day, hour] as const))
    .entries())
    outcomes.push(await runAt(day, hour, turn));
  return sumOf(outcomes);
}

if (import.meta.main) {
  if ((await step(['scripts/build.ts', '--if-stale'])) !== 0) process.exit(1);
  const outcome = await runClocks();
  for (const failure of outcome.failures) console.log(`✗ ${failure}`);
  if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
  console.log(countsLine(outcome));
}

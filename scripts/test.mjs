import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, run } from './run.mjs';
import { install } from './setup/install.mjs';
import { countsLine, playwrightCounts, sumCounts, vitestCounts } from './testing/counts.mjs';
import { journeyFiles, timeLines } from './testing/test-times.mjs';

/** With `--all`, also what only repeats: both databases, all themes and widths, ten times the properties, other days. */
const isWhole = process.argv.includes('--all');
const environment = { ...process.env, ...(isWhole && { TEST_ALL: '1' }) };

const failure = { passed: 0, failed: 1, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'orbita-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

// What CI did before, in seconds.
const steps = [
  ['Instalação', process.env.CI_INSTALL_SECONDS],
  ['npm run check', process.env.CI_CHECK_SECONDS],
].flatMap(([name, seconds]) => (seconds ? [[name, Number(seconds)]] : []));

async function timed(name, work) {
  const started = performance.now();
  const result = await work();
  steps.push([name, (performance.now() - started) / 1000]);
  return result;
}

/** Runs one step; a signal that ended it ends the others too. */
async function step(args, options) {
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await run(pinnedNode, args, { env: environment, ...options });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopped) process.exit(130);
  return code;
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/testing/outcome-reporter.mjs'];
  const env = { ...environment, ORBITA_OUTCOME: file };
  const code = await step(['node_modules/vitest/vitest.mjs', 'run', ...reporters], { env });
  const { failures = [], files = [], ...outcome } = readReport(file) ?? {};
  return { counts: vitestCounts('passed' in outcome ? outcome : null, code), failures, files };
}

async function runPlaywright() {
  const file = join(reports, 'playwright.json');
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  // Playwright stops its server after this signal only.
  const code = await step(args, { env, killSignal: 'SIGINT' });
  const report = readReport(file);
  return {
    counts: playwrightCounts(report, code),
    files: journeyFiles(report),
    again: report?.stats.flaky ?? 0,
  };
}

/** On other days and at other hours, which need no repetition. */
async function runClocks() {
  const file = join(reports, 'clocks.json');
  const env = { ...process.env, ORBITA_OUTCOME: file };
  const code = await step(['scripts/test-clocks.ts'], { env });
  const { failures = [], ...outcome } = readReport(file) ?? {};
  return { counts: vitestCounts('passed' in outcome ? outcome : null, code), failures };
}

await install();
const isSetUp = (await step(['scripts/setup.mjs'])) === 0;
const canBrowse =
  isSetUp && (await timed('Construção', () => step(['scripts/build.ts', '--if-stale']))) === 0;
const units = await timed('Regras, API e componentes', runVitest);
const journeys = canBrowse
  ? await timed('Jornadas no navegador', runPlaywright)
  : { counts: failure, files: [], again: 0 };
const clocks = isWhole && canBrowse ? await timed('Outros dias e horas', runClocks) : null;
const layers = {
  'Regras, API e componentes': units.counts,
  'Jornadas no navegador': journeys.counts,
  ...(clocks && { 'Outros dias e horas': clocks.counts }),
};

// Said where it happened, too, but that is thousands of lines above.
console.log('');
for (const line of timeLines(steps, [...units.files, ...journeys.files])) console.log(line);
console.log('');
for (const failed of [...units.failures, ...(clocks?.failures ?? [])]) console.log(`✗ ${failed}`);
if (journeys.again > 0) console.log(`Jornadas que só passaram na segunda tentativa: ${journeys.again}`);
for (const [name, counts] of Object.entries(layers)) console.log(`${name}: ${countsLine(counts)}`);
const total = sumCounts(Object.values(layers));
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
console.log(countsLine(total));

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsLine, playwrightCounts, sumCounts, vitestCounts } from './counts.mjs';
import { install } from './install.mjs';
import { pinnedNode, root, run } from './run.mjs';

const nothing = { passed: 0, failed: 0, skipped: 0 };
const failure = { passed: 0, failed: 1, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'orbita-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Runs one step; a signal that ended it ends the others too. */
async function step(args, options) {
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await run(pinnedNode, args, options);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopped) process.exit(130);
  return code;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.mjs'];
  const env = { ...process.env, ORBITA_OUTCOME: file };
  const code = await step(['node_modules/vitest/vitest.mjs', 'run', ...reporters], { env });
  const outcome = readReport(file);
  return { ...vitestCounts(outcome, code), failures: outcome?.failures ?? [] };
}

async function runPlaywright() {
  const specs = readdirSync(join(root, 'test/e2e'), { recursive: true }).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  if (specs.length === 0) return nothing;
  const file = join(reports, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await step(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], { env });
  return playwrightCounts(readReport(file), code);
}

await install();
const isSetUp = (await step(['scripts/setup.mjs'])) === 0;
const canBrowse = isSetUp && (await step(['scripts/build.ts', '--if-stale'])) === 0;
const { failures, ...counts } = await runVitest();
const layers = {
  'Regras, API e componentes': counts,
  'Jornadas no navegador': canBrowse ? await runPlaywright() : failure,
};

// Said where it happened, too, but that is thousands of lines above.
console.log('');
for (const failure of failures) console.log(`✗ ${failure}`);
for (const [name, counts] of Object.entries(layers)) console.log(`${name}: ${countsLine(counts)}`);
const total = sumCounts(Object.values(layers));
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
console.log(countsLine(total));

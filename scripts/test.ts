import { runClocks } from './test-clocks.ts';
import { countsLine, type Outcome, sumOf, timeLines } from './testing/outcomes.ts';
import { runPlaywright, runVitest, step } from './testing/runners.ts';

/** With `--all`, also what only repeats: both databases, all themes and widths, ten times the properties, other days. */
const isWhole = process.argv.includes('--all');
const options = { env: isWhole ? { TEST_ALL: '1' } : {} };

/** By the clock on the wall, in seconds; first what CI did before. */
const steps: [string, number][] = Object.entries({
  Instalação: process.env.CI_INSTALL_SECONDS,
  'npm run check': process.env.CI_CHECK_SECONDS,
}).flatMap(([name, seconds]) => (seconds ? [[name, Number(seconds)]] : []));

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  steps.push([name, (performance.now() - started) / 1000]);
  return result;
}

const canBrowse = (await step(['scripts/setup.ts'])) === 0;
const broken: Outcome = { passed: 0, failed: 1, skipped: 0, failures: ['Não há navegador'], files: [] };
// The client is built by the first of these, beside the others, unless it has been built.
const layers: Record<string, Outcome> = {
  'Regras, API e componentes': await timed('Regras, API e componentes', () => runVitest(['run'], options)),
  'Jornadas no navegador': canBrowse
    ? await timed('Jornadas no navegador', () => runPlaywright([], options))
    : broken,
  ...(isWhole && canBrowse && { 'Outros dias e horas': await timed('Outros dias e horas', runClocks) }),
};

// Said where it happened, too, but that is thousands of lines above.
const total = sumOf(Object.values(layers));
console.log(`\n${timeLines(steps, total.files).join('\n')}\n`);
for (const failure of total.failures) console.log(`✗ ${failure}`);
for (const [name, outcome] of Object.entries(layers)) console.log(`${name}: ${countsLine(outcome)}`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
console.log(countsLine(total));

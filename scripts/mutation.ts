import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawMutants, findMutants, type Mutant } from './mutation/mutants.ts';
import { runProgram } from './program.ts';
import { pinnedNode, root, run } from './run.mjs';

const help = `npm run test:mutation [-- [--count N] [--seed TEXTO] [--only ARQUIVO]]

Põe um erro por vez nas regras e nos serviços, roda os testes que podem vê-lo e diz quantos foram vistos. Os testes têm
que passar sem erro nenhum, e os arquivos ficam como estão: o erro só existe no que o Vitest lê.

--count N       quantos erros, sorteados (120); os mesmos com qualquer N, e mais
--seed TEXTO    o sorteio: o mesmo texto sorteia os mesmos erros (orbita)
--only ARQUIVO  só os arquivos cujo caminho contém ARQUIVO`;

const places = '{shared/rules/**/*,server/features/**/{service,*-service},server/language/**/local}.ts';

/** Whether the tests that Vitest finds by `args` see the mutant. */
const isSeenBy = async (mutant: Mutant, ...args: string[]): Promise<boolean> =>
  (await run(
    pinnedNode,
    ['node_modules/vitest/vitest.mjs', ...args, '--config=scripts/mutation/vitest.config.ts', '--bail=1'],
    { stdio: 'ignore', env: { ...process.env, MUTANT: JSON.stringify(mutant) } },
  )) !== 0;

/** First the tests that import the file; of the API's, all of which do, those of its folder, or all for a shared rule. */
async function isSeen(mutant: Mutant): Promise<boolean> {
  const related = ['related', '--run', mutant.path];
  if (await isSeenBy(mutant, ...related, '--project=unit', '--project=web', '--project=alone')) return true;
  const isShared = mutant.path.startsWith('src/shared/');
  const own = isShared ? related : ['run', dirname(mutant.path), '--passWithNoTests'];
  return isSeenBy(mutant, ...own, '--project=postgres');
}

await runProgram(help, async (args) => {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const options = { count: text('120'), seed: text('orbita'), only: text('') };
  const { count, seed, only } = parseArgs({ args, options }).values;
  const mutants = globSync(`src/${places}`, { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && path.includes(only))
    .flatMap((path) => findMutants(path, readFileSync(join(root, path), 'utf8')));
  const drawn = drawMutants(mutants, Number(count), seed);
  let seen = 0;
  for (const mutant of drawn) {
    const isKilled = await isSeen(mutant);
    if (isKilled) seen++;
    console.log(`${isKilled ? '✓' : '✗'} ${mutant.path}:${mutant.line} ${mutant.kind}`);
  }
  return `${seen} de ${drawn.length} vistos (${Math.round((100 * seen) / drawn.length)} %)`;
});

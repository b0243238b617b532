import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import type { PluginOption } from 'vite';
import { createVitest, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import config from '../vitest.config.ts';
import { applyMutant, drawMutants, findMutants, type Mutant } from './mutation/mutants.ts';
import { namedFile } from './program.ts';
import { exitWith, root } from './run.mjs';
import { readImports, resolveImport } from './structure/imports.ts';
import { isTest, type Tree } from './structure/tree.ts';

const help = `npm run test:mutation [-- [--count N] [--skip N] [--seed TEXTO] [--only ARQUIVO] [--json ARQUIVO]]

Põe um erro por vez nas regras e nos serviços, roda os testes que podem vê-lo e diz quantos foram vistos. Os arquivos
ficam como estão: o erro só existe no que o Vitest lê.

--count N       quantos erros, sorteados (120); os primeiros são os mesmos com qualquer N
--skip N        sem os N primeiros, que outra execução já pôs
--seed TEXTO    o sorteio: o mesmo texto sorteia os mesmos erros (orbita)
--only ARQUIVO  só os arquivos cujo caminho contém ARQUIVO
--json ARQUIVO  grava também cada resultado em ARQUIVO`;

function readWish(args: string[]) {
  const wish = { count: 120, skip: 0, seed: 'orbita', only: '', json: '' };
  for (let index = 0; index < args.length; index += 2) {
    const value = args[index + 1];
    if (value === undefined) exitWith(help);
    if (args[index] === '--count') wish.count = Number(value);
    else if (args[index] === '--skip') wish.skip = Number(value);
    else if (args[index] === '--seed') wish.seed = value;
    else if (args[index] === '--only') wish.only = value;
    else if (args[index] === '--json') wish.json = namedFile(value);
    else exitWith(help);
  }
  if (!(wish.count > wish.skip && wish.skip >= 0)) exitWith(help);
  return wish;
}

async function readTree(): Promise<Tree> {
  const folders = ['src', 'scripts', 'test'];
  const entries = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const paths = entries
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => pathOf(join(entry.parentPath, entry.name)))
    .sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}

const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/');
const mutated =
  /^src\/(?:shared\/rules\/|server\/features\/.*(?:\/|-)service\.ts$|server\/language\/.*\/local\.ts$)/;
const isMutated = (path: string) => !isTest(path) && mutated.test(path);

/** Who imports each file, of what runs. */
function findImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [from, source] of tree)
    for (const { specifier, typeOnly } of readImports(source)) {
      const to = typeOnly ? undefined : resolveImport(from, specifier, tree);
      if (to) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  return importers;
}

/** Everything that a change of `path` can reach, by the importers that `follow` lets through. */
function reach(path: string, follow: (path: string) => boolean): Set<string> {
  const reached = new Set([path]);
  for (const file of reached)
    if (file === path || follow(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** The feature, or the part of the platform, in whose folder a file lies. */
const homeOf = (path: string) => /^src\/server\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? '';

/** Whether the text of an API test names the calls of the feature at `home`. */
function callsInto(home: string): (test: string) => boolean {
  const contracts = [...tree.keys()]
    .filter(
      (file) =>
        /^src\/shared\/contracts\/.*\.schemas\.ts$/.test(file) &&
        importers.get(file)?.some((importer) => homeOf(importer) === home && importer.endsWith('routes.ts')),
    )
    .map((file) => file.replace('.schemas', ''));
  const starts = contracts.flatMap((file) =>
    [...(tree.get(file) ?? '').matchAll(/\bpath: '(\/[\w-]+)/g)].map(([, start]) => start),
  );
  const named = new RegExp(`['\`](?:${[...new Set(starts)].join('|')})\\b`);
  return (test) =>
    (starts.length > 0 && named.test(tree.get(test) ?? '')) ||
    contracts.some((file) => importers.get(file)?.includes(test));
}

/** The tests that can see a fault in `path`, in steps of rising cost. An API test stands for both databases. */
function stepsFor(path: string, specs: readonly TestSpecification[]): TestSpecification[][] {
  const related = reach(path, () => true);
  // Every API test reaches everything through the application: what counts is who uses the file itself or its rule.
  const users = reach(path, (file) => file.startsWith('src/shared/rules/'));
  const homes = new Set([...users].filter((file) => !isTest(file)).map(homeOf));
  const calls = callsInto(homeOf(path));
  const stepOf = (spec: TestSpecification): number | undefined => {
    const test = pathOf(spec.moduleId);
    const { name } = spec.project;
    if (!related.has(test)) return undefined;
    if (name === 'postgres') {
      if (test.startsWith(path.replace(/ts$/, ''))) return 0;
      if (homeOf(test) === homeOf(path)) return 1;
      return homes.has(homeOf(test)) || calls(test) ? 4 : undefined;
    }
    if (name === 'unit') return posix.dirname(test) === posix.dirname(path) ? 0 : 2;
    return 3;
  };
  return [0, 1, 2, 3, 4].map((step) => specs.filter((spec) => stepOf(spec) === step));
}

/** Longer than a test may take with its hooks: whoever says nothing for so long never will. */
const patience = 300_000;

interface Failure {
  /** The test that saw the fault, and what it saw. */
  by: string;
  spec?: TestSpecification;
}

const firstLine = (error: { message: string } | undefined) => error?.message.split('\n', 1)[0] ?? '';
const failureOf = (module: TestModule, test: string, error: { message: string } | undefined): Failure => ({
  by: `${module.project.name} ${pathOf(module.moduleId)} › ${test}: ${firstLine(error)}`,
  spec: module.toTestSpecification(),
});

/** A Vitest that stays up between runs and reads, in the place of one file, its mutant. */
async function openVitest() {
  let mutated: { file: string; code: string } | undefined;
  const plugin: PluginOption = {
    name: 'mutant',
    enforce: 'pre',
    load: (id) => (id === mutated?.file ? mutated.code : undefined),
  };
  let failure: Failure | undefined;
  let heard = 0;
  const listen = () => {
    heard = performance.now();
  };
  const reporter: Reporter = {
    onTestModuleCollected: listen,
    onTestCaseResult: (test) => {
      listen();
      const { state, errors } = test.result();
      if (state === 'failed') failure ??= failureOf(test.module, test.fullName, errors?.[0]);
    },
    onTestRunEnd: (modules, errors) => {
      const failed = modules.find((module) => module.state() === 'failed');
      if (failed) failure ??= failureOf(failed, 'ao carregar', failed.errors()[0]);
      if (errors[0]) failure ??= { by: `fora dos testes: ${firstLine(errors[0])}` };
    },
  };
  const { projects = [], ...shared } = config.test ?? {};
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: false,
      // A kept module would be the mutant's, for whoever reads the file next.
      fsModuleCache: false,
      cache: false,
      bail: 1,
      reporters: [reporter],
      project: ['unit', 'web', 'alone', 'postgres'],
    },
    {
      test: {
        ...shared,
        projects: projects.map((project) =>
          typeof project === 'object' && 'test' in project
            ? { ...project, plugins: [project.plugins, plugin] }
            : project,
        ),
      },
    },
  );
  return {
    specs: await vitest.globTestSpecifications(),
    mutate(path: string, code: string | undefined): void {
      const file = join(root, path);
      // The mutant before, perhaps of another file, is forgotten too.
      if (mutated) vitest.invalidateFile(mutated.file);
      mutated = code === undefined ? undefined : { file, code };
      vitest.invalidateFile(file);
    },
    /** The first failure; undefined when all passed. */
    async run(specs: readonly TestSpecification[]): Promise<Failure | undefined> {
      failure = undefined;
      listen();
      const watch = setInterval(() => {
        if (performance.now() - heard < patience) return;
        failure ??= { by: 'não terminou' };
        listen();
        // Asked for a second time, it doesn't wait for who doesn't answer.
        for (let time = 0; time < 2; time++) vitest.cancelCurrentRun('keyboard-input').catch(() => {});
      }, 1000);
      await vitest.runTestSpecifications([...specs]).finally(() => clearInterval(watch));
      return failure;
    },
    close: () => vitest.close(),
  };
}

const wish = readWish(process.argv.slice(2));
const tree = await readTree();
const importers = findImporters();
const mutants = [...tree]
  .filter(([path]) => isMutated(path) && path.includes(wish.only))
  .flatMap(([path, code]) => findMutants(path, code));
const drawn = drawMutants(mutants, wish.count, wish.seed);
if (drawn.length === 0) exitWith(`Nenhuma regra e nenhum serviço se chama ${wish.only}.`);

const vitest = await openVitest();

/** Test files that are known to pass without a fault: one that doesn't would see a fault in everything. */
const sound = new Set<string>();

async function requireSound(spec: TestSpecification, path: string): Promise<void> {
  if (sound.has(spec.taskId)) return;
  vitest.mutate(path, undefined);
  const failure = await vitest.run([spec]);
  if (failure) throw new Error(`Este teste falha também sem erro nenhum: ${failure.by}`);
  sound.add(spec.taskId);
}

/** The failure by which one of `specs` sees the mutant. What fails once only, as on a busy machine, saw nothing. */
async function failureBy(mutant: Mutant, specs: readonly TestSpecification[]): Promise<Failure | undefined> {
  if (specs.length === 0) return undefined;
  vitest.mutate(mutant.path, applyMutant(tree.get(mutant.path) ?? '', mutant));
  const failure = await vitest.run(specs);
  const { spec } = failure ?? {};
  if (!spec) return failure;
  const again = await vitest.run([spec]);
  if (!again)
    return failureBy(
      mutant,
      specs.filter(({ taskId }) => taskId !== spec.taskId),
    );
  await requireSound(spec, mutant.path);
  return again;
}

/** The test that sees the fault; null when none does. */
async function killerOf(mutant: Mutant): Promise<string | null> {
  for (const step of stepsFor(mutant.path, vitest.specs)) {
    const failure = await failureBy(mutant, step);
    if (failure) return failure.by;
  }
  return null;
}

const outcomes = [];
try {
  for (const mutant of drawn.slice(wish.skip)) {
    const killedBy = await killerOf(mutant);
    const { path, line, kind, ordinal } = mutant;
    outcomes.push({ path, line, kind, ordinal, killedBy });
    if (wish.json) await writeFile(wish.json, `${JSON.stringify(outcomes, null, 2)}\n`);
    console.log(`${killedBy ? '✓' : '✗'} ${path}:${line} ${kind}: ${killedBy ?? 'sobreviveu'}`);
  }
} finally {
  await vitest.close();
}
const killed = outcomes.filter(({ killedBy }) => killedBy !== null).length;
console.log(`${killed} de ${outcomes.length} mortos (${Math.round((100 * killed) / outcomes.length)} %)`);
// Vitest counts each failure as one of this program.
process.exitCode = 0;

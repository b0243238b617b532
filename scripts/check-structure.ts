import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from './run.mjs';
import { checkArrows } from './structure/arrows.ts';
import { checkSubject } from './structure/commits.ts';
import { checkSchemas } from './structure/contracts.ts';
import { checkBarrels, checkCycles, checkFeatureCycles } from './structure/cycles.ts';
import { checkBuildOutput, checkExemptions, checkFolderSizes, checkSamples } from './structure/litter.ts';
import { checkLockFile } from './structure/lock-file.ts';
import { checkCommands, checkEnvironment } from './structure/promises.ts';
import { checkTimedTests } from './structure/timed-tests.ts';
import type { Problem, Tree } from './structure/tree.ts';
import {
  checkFileNames,
  checkMirroredNames,
  checkPureNouns,
  checkSharedPages,
} from './structure/vocabulary.ts';

type Level = 'error' | 'warning';

/** What a rule finds on the server, or elsewhere. */
const onServer = (rule: (tree: Tree) => Problem[], isServer: boolean) => (tree: Tree) =>
  rule(tree).filter((problem) => problem.startsWith('src/server/') === isServer);

/** An error fails the check; a warning is only told. */
const rules: readonly (readonly [(tree: Tree) => Problem[], Level])[] = [
  [checkArrows, 'error'],
  [checkFileNames, 'error'],
  [checkPureNouns, 'error'],
  [checkMirroredNames, 'error'],
  [checkSchemas, 'error'],
  [checkSharedPages, 'error'],
  [checkCycles, 'error'],
  [checkBarrels, 'error'],
  [checkEnvironment, 'error'],
  [checkCommands, 'error'],
  [checkLockFile, 'error'],
  [checkBuildOutput, 'error'],
  [checkSamples, 'error'],
  [checkExemptions, 'error'],
  [checkTimedTests, 'error'],
  [onServer(checkFolderSizes, true), 'error'],
  [onServer(checkFolderSizes, false), 'warning'],
  [onServer(checkFeatureCycles, true), 'error'],
  [onServer(checkFeatureCycles, false), 'warning'],
];

/** Everything in which a tree departs from docs/architecture.md; warnings by the rule that gives them. */
export function checkStructure(tree: Tree): { errors: Problem[]; warnings: Problem[][] } {
  const found = (level: Level) => rules.flatMap(([rule, own]) => (own === level ? [rule(tree)] : []));
  return { errors: found('error').flat(), warnings: found('warning').filter(({ length }) => length > 0) };
}

/** What git says; nothing where there is no repository, as in an unpacked archive. */
function git(...args: string[]): string {
  if (!existsSync(join(root, '.git'))) return '';
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

/** The sources, also those that git doesn't know yet, and every other file that it knows. */
async function readTree(): Promise<Tree> {
  const sources = ['src', 'test', 'scripts', 'bench'].map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  });
  const papers = (await readdir(root)).filter((name) => /\.(?:md|json|ts)$/.test(name));
  const tracked = git('ls-files', '-z')
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)));
  const paths = new Set([...(await Promise.all(sources)).flat().sort(), ...papers, ...tracked]);
  const read = async (path: string) => {
    const isText = papers.includes(path) || /\.(?:tsx?|mjs)$/.test(path);
    return [path, isText ? await readFile(join(root, path), 'utf8') : ''] as const;
  };
  return new Map(await Promise.all([...paths].map(read)));
}

if (import.meta.main) {
  const { errors, warnings } = checkStructure(await readTree());
  errors.push(...checkSubject(git('log', '-1', '--no-merges', '--format=%s').trim()));
  for (const problem of warnings.flat()) console.warn(problem);
  for (const { length, 0: first } of warnings) console.warn(`avisos: ${length}, a começar por ${first}`);
  for (const problem of errors) console.error(problem);
  if (errors.length > 0) process.exitCode = 1;
}

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
  checkProductWords,
  checkPureNouns,
  checkSharedPages,
} from './structure/vocabulary.ts';

const rules: readonly ((tree: Tree) => Problem[])[] = [
  checkArrows,
  checkFileNames,
  checkProductWords,
  checkPureNouns,
  checkMirroredNames,
  checkSchemas,
  checkSharedPages,
  checkCycles,
  checkFeatureCycles,
  checkBarrels,
  checkFolderSizes,
  checkEnvironment,
  checkCommands,
  checkLockFile,
  checkBuildOutput,
  checkSamples,
  checkExemptions,
  checkTimedTests,
];

/** Everything in which a tree departs from docs/architecture.md. */
export const checkStructure = (tree: Tree): Problem[] => rules.flatMap((rule) => rule(tree));

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
  const problems = checkStructure(await readTree());
  problems.push(...checkSubject(git('log', '-1', '--no-merges', '--format=%s').trim()));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from './run.mjs';
import { checkArrows } from './structure/arrows.ts';
import { checkBarrels, checkCycles } from './structure/cycles.ts';
import { checkLockFile } from './structure/lock-file.ts';
import { checkCommands, checkEnvironment } from './structure/promises.ts';
import type { Problem, Tree } from './structure/tree.ts';
import {
  checkFileNames,
  checkMirroredNames,
  checkPureNouns,
  checkSharedPages,
} from './structure/vocabulary.ts';

const rules = [
  checkArrows,
  checkFileNames,
  checkPureNouns,
  checkMirroredNames,
  checkSharedPages,
  checkCycles,
  checkBarrels,
  checkEnvironment,
  checkCommands,
  checkLockFile,
];

/** Everything in which a tree departs from docs/architecture.md. */
export function checkStructure(tree: Tree): Problem[] {
  return rules.flatMap((rule) => rule(tree));
}

async function readTree(): Promise<Tree> {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const papers = ['README.md', 'CONTRIBUTING.md', 'package.json', 'package-lock.json'];
  const read = async (path: string) =>
    [path.split(sep).join('/'), await readFile(join(root, path), 'utf8').catch(() => '')] as const;
  return new Map(await Promise.all([...sources.sort(), ...papers].map(read)));
}

if (import.meta.main) {
  const problems = checkStructure(await readTree());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';
import { checkArrows } from './structure/arrows.ts';
import { checkFeatureCycles, checkMirroredNames, checkPureNouns } from './structure/features.ts';
import {
  checkCommands,
  checkExemptions,
  checkFiles,
  checkFolderSizes,
  checkLockFile,
} from './structure/files.ts';
import { readImports } from './structure/imports.ts';
import type { Problem, Tree } from './structure/tree.ts';

/** Everything in which a tree departs from docs/architecture.md. Circles of files are knip's to find. */
export function checkStructure(tree: Tree): Problem[] {
  const sources = [...tree].filter(([path]) => /^src\/.*\.tsx?$/.test(path));
  const imports = new Map(sources.map(([path, source]) => [path, readImports(path, source)]));
  return [
    ...[checkArrows, checkPureNouns, checkFeatureCycles].flatMap((rule) => rule(tree, imports)),
    ...[checkMirroredNames, checkFiles, checkFolderSizes].flatMap((rule) => rule(tree)),
    ...[checkExemptions, checkCommands, checkLockFile].flatMap((rule) => rule(tree)),
  ];
}

/** Longer subjects are cut off where commits are listed. */
export const checkSubject = (subject: string): Problem[] =>
  subject.length > 72
    ? [`último commit: o assunto tem ${subject.length} caracteres; o limite é 72: ${subject}`]
    : [];

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;

const isRepository = existsSync(join(root, '.git'));

/** All files that git knows, or does not know yet, in an unpacked archive the sources; the texts of what is looked into. */
async function readTree(): Promise<Tree> {
  const listed = isRepository
    ? git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
    : globSync(['{src,test,scripts,bench}/**/*.*', '*.*'], { cwd: root });
  const paths = listed.filter((path) => path && existsSync(join(root, path)));
  const isText = (path: string) => /\.(?:tsx?|mjs)$|^[^/]*\.(?:md|json)$/.test(path);
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => [path, isText(path) ? await readFile(join(root, path), 'utf8') : ''] as const,
      ),
    ),
  );
}

if (import.meta.main) {
  const problems = checkStructure(await readTree());
  if (isRepository) problems.push(...checkSubject(git('log', '-1', '--no-merges', '--format=%s').trim()));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

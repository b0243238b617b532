import { matchesGlob } from 'node:path';
import { readCode } from './imports.ts';
import type { Problem, Tree } from './tree.ts';

const buildOutput =
  /(?:^|\/)(?:node_modules|dist|data|test-results|playwright-report)\/|\.(?:tsbuildinfo|log)$/;

/** What a command makes anew belongs into .gitignore. */
export function checkBuildOutput(tree: Tree): Problem[] {
  return [...tree.keys()]
    .filter((path) => buildOutput.test(path))
    .map((path) => `${path}: é gerado por um comando e não entra no repositório`);
}

/** Data for tests stands with the tests. */
export function checkSamples(tree: Tree): Problem[] {
  return [...tree.keys()]
    .filter((path) => /(?:^|\/)sample-[^/]*$/.test(path) && !path.startsWith('test/'))
    .map((path) => `${path}: exemplos para testes ficam em test/`);
}

const namedPath = /^(?:src|test|scripts|bench|docs|migrations)\/[\w./-]*$/;

/** The files and folders of the repository that a rule of the structure names, as in a list of exemptions. */
const pathsIn = (rule: string): string[] => readCode(rule).strings.filter((text) => namedPath.test(text));

interface BiomeSettings {
  overrides?: { includes?: string[] }[];
}

/** What a rule excepts exists; knip says the same of its own exceptions. */
export function checkExemptions(tree: Tree): Problem[] {
  const paths = [...tree.keys()];
  const named = paths
    .filter((path) => path.startsWith('scripts/structure/'))
    .flatMap((rule) => pathsIn(tree.get(rule) ?? '').map((path) => [rule, path] as const))
    .filter(
      ([, path]) => !paths.some((known) => known === path || known.startsWith(path.replace(/\/?$/, '/'))),
    );
  const { overrides = [] }: BiomeSettings = JSON.parse(tree.get('biome.json') ?? '{}');
  const globs = overrides
    .flatMap(({ includes = [] }) => includes)
    .filter((glob) => !paths.some((path) => matchesGlob(path, glob)));
  return [...named, ...globs.map((glob) => ['biome.json', glob] as const)].map(
    ([rule, path]) => `${rule}: abre exceção para ${path}, que não existe`,
  );
}

const most = 30;

/** Lessons are as many as a subject has topics. */
const shelves = 'src/server/content/library/';

/** Folders of more files than are read at a glance; the two halves of a contract are one. */
export function checkFolderSizes(tree: Tree): Problem[] {
  const sizes = new Map<string, number>();
  for (const path of tree.keys()) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const isCode = /^(?:src|test|scripts|bench)\b/.test(path) && !path.startsWith(shelves);
    if (isCode && !path.endsWith('.schemas.ts')) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([, size]) => size > most)
    .sort(([, a], [, b]) => b - a)
    .map(([folder, size]) => `${folder}: ${size} arquivos numa pasta; o limite é ${most}`);
}

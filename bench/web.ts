import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildWeb } from '../scripts/build.ts';
import { root } from '../scripts/run.mjs';
import { against, decimal, printTable } from './support/table.ts';

const built = join(root, 'dist/web');

const staticImport = /\b(?:import|export)\s*(?:[\w$*{}\s,]+\bfrom\s*)?["']\.\/([^"']+\.js)["']/g;
const dynamicImport = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

const importsOf = (chunk: string, kind: RegExp): string[] =>
  [...readFileSync(join(built, 'assets', chunk), 'utf8').matchAll(kind)].map(([, name = '']) => name);

/** The chunks a browser loads for `entries`: they and, transitively, what they import statically. */
function loadedBy(entries: readonly string[]): Set<string> {
  const loaded = new Set(entries);
  for (const chunk of loaded) for (const imported of importsOf(chunk, staticImport)) loaded.add(imported);
  return loaded;
}

/** kB as sent to a browser that takes brotli; small files are sent as they are. */
function sizeOf(chunks: Iterable<string>): number {
  let bytes = 0;
  for (const chunk of chunks) {
    const path = join(built, 'assets', chunk);
    bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return bytes / 1000;
}

await buildWeb({ ifStale: true });
const html = readFileSync(join(built, 'index.html'), 'utf8');
const tags = [
  ...html.matchAll(/<(?:script[^>]*\bsrc|link[^>]*rel="modulepreload"[^>]*\bhref)="\/assets\/([^"]+\.js)"/g),
];
const shell = loadedBy(tags.map(([, chunk = '']) => chunk));
const lazy = new Set([...shell].flatMap((chunk) => importsOf(chunk, dynamicImport)));
const beyondShell = (chunks: Set<string>) => [...chunks].filter((chunk) => !shell.has(chunk));
const nameOf = (chunk: string) => basename(chunk).replace(/-[\w-]{8}\.js$/, '');

const login = [...lazy].find((chunk) => nameOf(chunk) === 'login-page');
if (!login) throw new Error('O roteador não carrega login-page à parte.');
const first = loadedBy([...shell, login]);

printTable(
  'JavaScript da primeira visita a /login, em kB de brotli',
  ['parte', 'arquivos', 'kB'],
  [
    ['entrada e o que ela importa', String(shell.size), decimal(sizeOf(shell), 1)],
    [
      'página de login e o que falta',
      String(first.size - shell.size),
      decimal(sizeOf(beyondShell(first)), 1),
    ],
    ['total', String(first.size), against(sizeOf(first), '≤', 130, 1)],
  ],
);

const pages = [...lazy].map((chunk) => {
  const extra = beyondShell(loadedBy([chunk]));
  return { name: nameOf(chunk), own: sizeOf([chunk]), extra: sizeOf(extra), files: extra.length };
});
printTable(
  'Cada parte que o roteador carrega à parte, em kB de brotli',
  ['parte', 'própria', 'com o que falta além da entrada', 'arquivos'],
  pages
    .toSorted((a, b) => b.extra - a.extra)
    .map(({ name, own, extra, files }) => [name, decimal(own, 1), decimal(extra, 1), String(files)]),
);

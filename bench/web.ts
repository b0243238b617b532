import { buildWeb } from '../scripts/build.ts';
import { bytesOf, firstVisits, loadedBy, loadedLater, nameOf, startOf } from '../scripts/built-client.ts';
import { against, decimal, printTable } from './support/table.ts';

await buildWeb({ ifStale: true });

const sizeOf = (chunks: Iterable<string>) => bytesOf(chunks) / 1000;

const landing = startOf('landing.html');
printTable(
  'JavaScript de / antes do ócio, em kB de brotli',
  ['parte', 'arquivos', 'kB'],
  [['total', String(landing.size), against(sizeOf(landing), '≤', 60, 1)]],
);

const shell = startOf('index.html');
const beyondShell = (chunks: Set<string>) => [...chunks].filter((chunk) => !shell.has(chunk));

const visits = firstVisits();
const first = visits.get('/login');
if (!first) throw new Error('O roteador não carrega login-page à parte.');

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

printTable(
  'JavaScript da primeira visita a cada caminho, em kB de brotli',
  ['caminho', 'kB', 'arquivos'],
  [...visits]
    .map(([path, chunks]) => ({ path, size: sizeOf(chunks), files: chunks.size }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ path, size, files }) => [path, decimal(size, 1), String(files)]),
);

const parts = [...loadedLater()].map((chunk) => {
  const extra = beyondShell(loadedBy([chunk]));
  return { name: nameOf(chunk), own: sizeOf([chunk]), extra: sizeOf(extra), files: extra.length };
});
printTable(
  'Cada parte que o roteador carrega à parte, em kB de brotli',
  ['parte', 'própria', 'com o que falta além da entrada', 'arquivos'],
  parts
    .toSorted((a, b) => b.extra - a.extra)
    .map(({ name, own, extra, files }) => [name, decimal(own, 1), decimal(extra, 1), String(files)]),
);

import { buildWeb } from '../scripts/build.ts';
import { bytesOf, firstVisits, readManifest, scriptsOf } from '../scripts/client/built-client.ts';
import { against, decimal, printTable } from './support/table.ts';

/** Kilobytes of brotli. */
const aims: Record<string, number> = { 'landing/home': 2.2, 'accounts/login': 120, dashboard: 145 };

await buildWeb({ ifStale: true });

const sizeOf = (files: Iterable<string>) => bytesOf(files) / 1000;

const manifest = readManifest();
const entry = scriptsOf(manifest, ['index.html']);
printTable(
  'JavaScript da entrada da aplicação, em kB de brotli',
  ['parte', 'kB'],
  [...entry].map((file) => [file, decimal(bytesOf([file]) / 1000, 1)]),
);

printTable(
  'JavaScript da primeira visita a cada tela, em kB de brotli',
  ['tela', 'kB', 'arquivos'],
  [...firstVisits(manifest)]
    .map(([screen, files]) => ({ screen, size: sizeOf(files), files: files.size }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ screen, size, files }) => {
      const aim = aims[screen];
      return [screen, aim === undefined ? decimal(size, 1) : against(size, '≤', aim, 1), String(files)];
    }),
);

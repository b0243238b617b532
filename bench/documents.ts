import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pino from 'pino';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { installPackages } from '../scripts/setup/packages.ts';
import { type Watched, watchEventLoop } from './support/event-loop.ts';
import { median } from './support/figures.ts';
import { studyPdf } from './support/study-pdf.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';
import { takeTurns } from './support/turns.ts';

const sizes = [100, 500];
const rounds = 5;
/** Pages a second: what was measured elsewhere for the library alone, without a thread and without cleaning. */
const aim = 106;
/** Milliseconds that a reading may keep the thread of everybody else busy. */
const mostWork = 10;

const run = promisify(execFile);
const services = { log: pino({ level: 'silent' }) };
const reader = { userId: 'bench', role: 'user' } as const;
const isThere = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0;
const middle = (turns: readonly Watched[] = [], figure: keyof Watched) =>
  median(turns.map((turn) => turn[figure]));

await tidily(async (stack) => {
  if (!isThere()) await installPackages(['poppler-utils']);
  const canCompare = isThere();
  if (!canCompare) console.log('Falta o pdftotext (pacote poppler-utils): só a nossa leitura é medida.');
  const folder = await mkdtemp(join(tmpdir(), 'orbita-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));

  const rows: string[][] = [];
  for (const pages of sizes) {
    const bytes = await studyPdf(pages);
    const path = join(folder, `${pages}.pdf`);
    await writeFile(path, bytes);
    const file = new UploadedFile(path, 'apostila.pdf', bytes.length);
    const [own, idle, other] = await takeTurns(rounds, [
      () => watchEventLoop(() => readDocument(services, reader, file)),
      () => watchEventLoop(() => wait(1000)),
      ...(canCompare ? [() => watchEventLoop(() => run('pdftotext', [path, join(folder, 'text.txt')]))] : []),
    ]);
    const ours = pages / middle(own, 'seconds');
    const theirs = pages / middle(other, 'seconds');
    rows.push([
      decimal(pages),
      against(ours, '≥', aim, 0),
      canCompare ? decimal(theirs) : '—',
      canCompare ? decimal(ours / theirs, 2) : '—',
      against(middle(own, 'work'), '≤', mostWork, 1),
      decimal(middle(own, 'delay'), 1),
      decimal(middle(idle, 'delay'), 1),
    ]);
  }
  printTable(
    `Leitura de PDF em português, mediana de ${rounds} vezes; a nossa começa um processo e limpa o texto`,
    [
      'páginas',
      'Órbita (páginas/s)',
      'pdftotext',
      'razão',
      'trabalho seguido fora dela (ms)',
      'maior atraso (ms)',
      'atraso sem leitura',
    ],
    rows,
  );
});

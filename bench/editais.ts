import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import pino from 'pino';
import type { Discipline, Notice, Post, Topic } from '#server/language/syllabus/notice.ts';
import { readNotice } from '#server/language/syllabus/read-notice.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { exitWith } from '../scripts/run.mjs';
import { decimal, printTable } from './support/table.ts';

/**
 * Reads every notice of a folder and writes what was read, one JSON file each, without a server:
 * `npm run bench -- editais FOLDER [OUT]`.
 */

const readable = /\.(?:pdf|docx|doc|txt|md)$/iu;
const bounds = { cpuMs: 60_000, timeoutMs: 120_000, memoryMb: 1024 };

const topicOf = ({ text, children }: Topic): object =>
  children.length > 0 ? { text, children: children.map(topicOf) } : { text };
const disciplineOf = ({ topics, page: _page, line: _line, ...values }: Discipline) => ({
  ...values,
  topics: topics.map(topicOf),
});
const countTopics = (topics: readonly Topic[]): number =>
  topics.reduce((sum, { children }) => sum + 1 + countTopics(children), 0);

/** The shape that markings of notices have. */
const written = (id: string, { posts, weightsTable, examDate, registration }: Notice) => ({
  id,
  exam_date: examDate,
  registration,
  posts: posts.map(({ name, disciplines }: Post) => ({ name, disciplines: disciplines.map(disciplineOf) })),
  weights_table: weightsTable,
});

const [folder, out = 'editais-lidos'] = process.argv.slice(2);
if (!folder) exitWith('Diga a pasta dos editais: npm run bench -- editais PASTA [SAÍDA].');

const services = { log: pino({ level: 'silent' }) };
const files = (await readdir(folder)).filter((name) => readable.test(name)).sort();
if (files.length === 0) exitWith(`Não há PDF, DOCX, DOC, TXT nem MD em ${folder}.`);
await mkdir(out, { recursive: true });

const rows: string[][] = [];
for (const name of files) {
  const path = join(folder, name);
  const id = basename(name, extname(name));
  const started = performance.now();
  const { size } = await stat(path);
  const reading = await readDocument(
    services,
    { userId: 'bench', role: 'user' },
    new UploadedFile(path, name, size),
    bounds,
    { lines: true },
  ).catch((error: { code?: string }) => String(error.code ?? error));
  const seconds = () => decimal((performance.now() - started) / 1000, 1);
  if (typeof reading === 'string') {
    await writeFile(join(out, `${id}.json`), `${JSON.stringify({ id, posts: [] }, null, 1)}\n`);
    rows.push([name, '—', '—', '—', '—', `${seconds()} (${reading})`]);
    continue;
  }
  const notice = readNotice(reading.lines ?? []);
  await writeFile(join(out, `${id}.json`), `${JSON.stringify(written(id, notice), null, 1)}\n`);
  const disciplines = notice.posts.flatMap((post) => post.disciplines);
  rows.push([
    name,
    decimal(reading.pages.length),
    decimal(notice.posts.length),
    decimal(disciplines.length),
    decimal(disciplines.reduce((sum, { topics }) => sum + countTopics(topics), 0)),
    seconds(),
  ]);
}
printTable(
  `Editais lidos em ${resolve(out)}`,
  ['arquivo', 'páginas', 'cargos', 'disciplinas', 'tópicos', 'segundos'],
  rows,
);

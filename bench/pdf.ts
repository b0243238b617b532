import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
import { type PrintedSummary, summaryPdf } from '#server/features/summaries/pdf-service.ts';
import { typesetSummary } from '#server/features/summaries/pdf-worker.ts';
import { defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { median } from './support/figures.ts';
import { readSummaryTexts } from './support/summary-texts.ts';
import { against, decimal, printTable } from './support/table.ts';

const characters = 33_000;
const rounds = 9;
const mostMs = 300;
const timeZone = defaultTimeZone;

const texts = await readSummaryTexts();
const all = texts.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
const summary: PrintedSummary = {
  title: 'Revisão geral',
  subject: 'Várias matérias',
  keyPoints: texts.slice(0, 7).map(({ title }) => `O essencial sobre **${title}**`),
  keyPointSources: texts.slice(0, 7).map((_, at) => ({ sentence: '', page: at + 1 })),
  summary: all.slice(0, characters),
  tags: ['revisão', 'vestibular'],
  wordCount: { original: 50_000, summary: all.slice(0, characters).split(/\s+/).length },
  createdAt: '2026-11-21T12:00:00.000Z',
};

const inter = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff');

/** The same text in the same font, with nothing but line breaks. */
async function bare(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 56 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.once('end', resolve));
  document.font(inter).fontSize(10);
  for (const paragraph of summary.summary.split('\n\n'))
    document.text(paragraph, { lineGap: 2 }).moveDown(0.5);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

const ways: Readonly<Record<string, () => Promise<Buffer>>> = {
  'Órbita, numa thread nova': () => summaryPdf('bench', summary, timeZone),
  'Órbita, só compor': () => typesetSummary({ summary, timeZone }),
  'pdfkit, só o texto': bare,
};

const times = Object.keys(ways).map((): number[] => []);
for (let round = 0; round <= rounds; round += 1) {
  for (const [at, make] of Object.values(ways).entries()) {
    const began = performance.now();
    await make();
    // The first time warms up.
    if (round > 0) times[at]?.push(performance.now() - began);
  }
}

const medians = times.map(median);
const base = medians.at(-1) ?? 0;
const rows: string[][] = [];
for (const [at, [name, make]] of Object.entries(ways).entries()) {
  const file = await make();
  const { numPages } = await getDocumentProxy(new Uint8Array(file));
  const ms = medians[at] ?? 0;
  const isOurs = at < medians.length - 1;
  rows.push([
    name,
    decimal(numPages),
    decimal(file.length / 1024),
    isOurs ? against(ms, '≤', mostMs, 0) : decimal(ms),
    `${decimal(ms / base, 2)}×`,
  ]);
}
printTable(
  `PDF de um resumo de ${decimal(summary.summary.length)} caracteres, mediana de ${rounds} vezes`,
  ['como', 'páginas', 'KB', 'ms', 'do pdfkit'],
  rows,
);

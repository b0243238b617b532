import { parentPort, workerData } from 'node:worker_threads';
import { markdownRuns, writeMarkdown } from '#server/platform/documents/typeset/markdown-pages.ts';
import { Typesetter } from '#server/platform/documents/typesetter.ts';
import { countOf, formatNumber, longDayText } from '#shared/rules/text/format.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';
import type { PdfRequest, PrintedSummary } from './pdf-service.ts';

const words = (count: number) => countOf(count, 'palavra', 'palavras');

/** A4 pages in the product's fonts, with everything that the student would read of the summary on the screen. */
export function typesetSummary({ summary, timeZone }: PdfRequest): Promise<Buffer> {
  const { title, subject, tags, keyPoints } = summary;
  const pages = new Typesetter({ title, subject, keywords: tags });
  pages.title(title);
  pages.note(aboutLine(summary, timeZone));
  if (keyPoints.length > 0) pages.heading('Pontos-chave');
  keyPoints.forEach((point, at) => {
    const page = summary.keyPointSources[at]?.page;
    pages.bullet([...markdownRuns(point), { text: page ? ` p.\u{a0}${page}` : '', muted: true }]);
  });
  pages.heading('Resumo');
  writeMarkdown(pages.sheet, summary.summary);
  if (tags.length > 0) pages.closing(`Tags: ${tags.join(' · ')}`);
  return pages.finish();
}

function aboutLine({ subject, createdAt, wordCount }: PrintedSummary, timeZone: string): string {
  const day = longDayText(studyDay(new Date(createdAt), timeZone));
  const of = wordCount.original > 0 ? ` de ${formatNumber(wordCount.original)} do original` : '';
  return [subject, day, words(wordCount.summary) + of].filter(Boolean).join(' · ');
}

parentPort?.postMessage(await typesetSummary(workerData as PdfRequest));

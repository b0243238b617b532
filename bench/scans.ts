import { readPdf } from '#server/platform/documents/reading/pdf-pages.ts';
import { run } from '#server/platform/documents/reading/read-worker.ts';
import { PagePictures } from '#server/platform/documents/reading/scans/page-pictures.ts';
import { type ScannedPage, scannedPages } from '#test/support/documents/scans.ts';
import { studyPdf } from './support/study-pdf.ts';
import { against, decimal, printTable } from './support/table.ts';

const pages = 6;
/** Seconds of a processor for a page of 450 words at 300 dpi: sixty of them have 480. */
const mostSeconds = 8;
/** Share of the words that come back just as they are printed. */
const leastWords = 0.97;

const wordsOf = (texts: readonly string[]) => texts.join(' ').split(/\s+/u).filter(Boolean);

/** Words of the one that are in the other, each as often as it stands there. */
function countFound(expected: readonly string[], given: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// In this process instead of its own, so that its processor time and its memory can be told.
const printed = await studyPdf(pages);
const pictures = await PagePictures.open(printed);
const drawn = Array.from({ length: pages }, (_, index) => pictures?.draw(index + 1));
const scans = drawn.flatMap((picture): ScannedPage[] => (picture ? [{ picture }] : []));
const expected = wordsOf((await readPdf(new Uint8Array(printed))).pages);
const file = scannedPages(scans);
const numbers = scans.map((_, index) => index + 1);
const began = { cpu: cpuSeconds(), clock: performance.now() };
const reading = await run({ kinds: ['pdf'], scans: numbers }, new Uint8Array(file), () => {});
const cpu = (cpuSeconds() - began.cpu) / pages;
const clock = (performance.now() - began.clock) / 1000 / pages;
const found = 'problem' in reading ? [] : wordsOf(reading.pages);
printTable(
  `Reconhecimento de páginas digitalizadas: ${pages} páginas A4 a 300 dpi, 450 palavras em cada uma`,
  ['', 'processador (s/página)', 'relógio (s/página)', 'palavras certas', 'memória (MB)'],
  [
    [
      'Órbita',
      against(cpu, '≤', mostSeconds, 1),
      decimal(clock, 1),
      against(countFound(expected, found) / expected.length, '≥', leastWords, 3),
      decimal(process.resourceUsage().maxRSS / 1024),
    ],
  ],
);

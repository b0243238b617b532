import { getDocumentProxy } from 'unpdf';
import { documentLimits } from '#shared/contracts/documents.ts';
import { boundInflation, wasTooMuch } from './bounded-inflate.ts';
import { DocumentProblem } from './document-problem.ts';
import { withoutEdges } from './page-edges.ts';
import { type Row, readRows } from './page-rows.ts';
import { readPageText } from './page-text.ts';
import { readRuns, type TextRun } from './text-runs.ts';

boundInflation();

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A word of a page (from 1) in a line of its text (from 0). */
export interface DoubtfulWord {
  page: number;
  line: number;
  word: string;
}

export interface PdfText {
  pages: string[];
  /** How many letters stand on each page as text, running heads and page numbers with them. */
  letters: number[];
  /** Of what was recognised on scans. */
  doubtful: DoubtfulWord[];
}

/** Scripts and forms of the file are never run, and nothing is fetched: neither fonts nor what it points to. */
async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      enableXfa: false,
      useWorkerFetch: false,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentProblem(isLocked ? 'documents.encrypted' : 'documents.broken');
  }
}

async function readPage(
  pdf: Pdf,
  number: number,
  recognised: readonly TextRun[],
): Promise<{ rows: Row[]; letters: number }> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  const runs = readRuns(items.filter((item) => 'str' in item));
  return {
    // A page is drawn with its text, which is recognised too.
    rows: readRows(recognised.length > 0 ? recognised : runs),
    letters: runs.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/**
 * The text of each page, or what was recognised on some of them. A page that can't be read is left empty as long as
 * another one can.
 * Throws `encrypted` when it needs a password, `broken`, `too_heavy`, `too_many_pages` and `too_long`.
 */
export async function readPdf(
  bytes: Uint8Array,
  recognised: ReadonlyMap<number, readonly TextRun[]> = new Map(),
): Promise<PdfText> {
  const pdf = await open(bytes);
  if (pdf.numPages > documentLimits.pages) throw new DocumentProblem('documents.too_many_pages');
  const pages: Row[][] = [];
  const letters: number[] = [];
  let length = 0;
  let broken = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number, recognised.get(number) ?? []).catch(() => null);
    if (wasTooMuch()) throw new DocumentProblem('documents.too_heavy');
    if (!page) broken += 1;
    pages.push(page?.rows ?? []);
    letters.push(page?.letters ?? 0);
    length += page?.letters ?? 0;
    if (length > documentLimits.text) throw new DocumentProblem('documents.too_long');
  }
  if (broken === pages.length) throw new DocumentProblem('documents.broken');
  const texts = withoutEdges(pages).map(readPageText);
  return {
    pages: texts.map(({ text }) => text),
    letters,
    doubtful: texts.flatMap(({ doubtful }, index) =>
      doubtful.map((found) => ({ page: index + 1, ...found })),
    ),
  };
}

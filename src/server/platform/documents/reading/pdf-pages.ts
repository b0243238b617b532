import { getDocumentProxy } from 'unpdf';
import { documentLimits } from '#shared/contracts/documents.ts';
import { boundInflation, wasTooMuch } from './bounded-inflate.ts';
import { DocumentProblem } from './document-problem.ts';
import { withoutEdges } from './page-edges.ts';
import { readPageLines } from './page-lines.ts';
import { type Row, readRows } from './page-rows.ts';
import { readPageText } from './page-text.ts';
import type { Line } from './plain-lines.ts';
import { readRuns, type TextRun } from './text-runs.ts';

boundInflation();

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

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

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Which fonts are bold, by their names; they are only known once a page has been prepared for drawing. */
class BoldFonts {
  private readonly known = new Map<string, boolean>();

  async mark(page: Page, runs: readonly TextRun[]): Promise<void> {
    if (runs.some(({ font }) => !this.known.has(font))) {
      await page.getOperatorList();
      for (const { font } of runs) if (!this.known.has(font)) this.known.set(font, isBold(page, font));
    }
    for (const run of runs) run.bold = this.known.get(run.font) ? run.text.length : 0;
  }
}

function isBold(page: Page, font: string): boolean {
  if (!page.commonObjs.has(font)) return false;
  const { name, bold } = page.commonObjs.get(font) as { name?: string; bold?: boolean };
  return bold === true || /bold|black|heavy|demi/iu.test(name ?? '');
}

async function readPage(pdf: Pdf, number: number, fonts: BoldFonts | null) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const runs = readRuns(items.filter((item) => 'str' in item));
  await fonts?.mark(page, runs).catch(() => {});
  page.cleanup();
  return { rows: readRows(runs), length: runs.reduce((sum, { text }) => sum + text.length, 0) };
}

/**
 * The text of each page, and its lines where they are asked for. A page that can't be read is left empty as long as another one can.
 * Throws `encrypted` when it needs a password, `broken`, `too_heavy`, `too_many_pages` and `too_long`.
 */
export async function readPdf(
  bytes: Uint8Array,
  withLines = false,
): Promise<{ pages: string[]; lines: Line[][] }> {
  const pdf = await open(bytes);
  if (pdf.numPages > documentLimits.pages) throw new DocumentProblem('documents.too_many_pages');
  const pages: Row[][] = [];
  let length = 0;
  let broken = 0;
  const fonts = withLines ? new BoldFonts() : null;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number, fonts).catch(() => null);
    if (wasTooMuch()) throw new DocumentProblem('documents.too_heavy');
    if (!page) broken += 1;
    pages.push(page?.rows ?? []);
    length += page?.length ?? 0;
    if (length > documentLimits.text) throw new DocumentProblem('documents.too_long');
  }
  if (broken === pages.length) throw new DocumentProblem('documents.broken');
  const rows = withoutEdges(pages);
  return { pages: rows.map(readPageText), lines: withLines ? rows.map(readPageLines) : [] };
}

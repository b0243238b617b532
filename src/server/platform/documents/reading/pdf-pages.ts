import { getDocumentProxy } from 'unpdf';
import { documentLimits } from '#shared/contracts/documents.ts';
import { boundInflation, wasTooMuch } from './bounded-inflate.ts';
import { DocumentProblem } from './document-problem.ts';
import { withoutEdges } from './page-edges.ts';
import { type Row, readRows } from './page-rows.ts';
import { readPageText } from './page-text.ts';
import { readRuns } from './text-runs.ts';

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

async function readPage(pdf: Pdf, number: number): Promise<{ rows: Row[]; length: number }> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  const runs = readRuns(items.filter((item) => 'str' in item));
  return { rows: readRows(runs), length: runs.reduce((sum, { text }) => sum + text.length, 0) };
}

/**
 * The text of each page. A page that can't be read is left empty as long as another one can.
 * Throws `encrypted` when it needs a password, `broken`, `too_heavy`, `too_many_pages` and `too_long`.
 */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await open(bytes);
  if (pdf.numPages > documentLimits.pages) throw new DocumentProblem('documents.too_many_pages');
  const pages: Row[][] = [];
  let length = 0;
  let broken = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number).catch(() => null);
    if (wasTooMuch()) throw new DocumentProblem('documents.too_heavy');
    if (!page) broken += 1;
    pages.push(page?.rows ?? []);
    length += page?.length ?? 0;
    if (length > documentLimits.text) throw new DocumentProblem('documents.too_long');
  }
  if (broken === pages.length) throw new DocumentProblem('documents.broken');
  return withoutEdges(pages).map(readPageText);
}

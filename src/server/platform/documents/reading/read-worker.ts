import { documentLimits } from '#shared/contracts/documents.ts';
import type { DocumentText } from '../read-document.ts';
import { kindOf } from './document-kind.ts';
import { DocumentProblem, type DocumentProblemCode } from './document-problem.ts';
import { type Line, plainLines } from './plain-lines.ts';
import { type PictureHead, readPictureHead } from './scans/picture-file.ts';
import type { Progress } from './scans/read-scans.ts';

/** `toScan`: the pages that are pictures, looked for and not read yet. */
type Read = DocumentText & { toScan?: number[] };
export type Reading = Read | { problem: DocumentProblemCode };

export interface ReadingTask {
  /** What the document may be, by its name. */
  kinds: readonly DocumentText['kind'][];
  /** Whether to look for pages that are pictures, or which ones to read. */
  scans?: 'find' | readonly number[];
  /** Whether the lines of each page are asked for, too. */
  lines?: boolean;
}

/** Readers are loaded when their turn comes: each is a large library. */
const readers = {
  docx: async (bytes: Uint8Array) => (await import('./docx-file.ts')).readDocx(bytes),
  doc: async (bytes: Uint8Array) => {
    const pages = await (await import('./doc-file.ts')).readDoc(bytes);
    return { pages, lines: pages.map(plainLines) };
  },
};
const loadScans = () => import('./scans/read-scans.ts');

const hasNoText = (pages: readonly string[]) => pages.every((page) => page === '');

const asked = ({ lines: areAsked }: ReadingTask, lines: Line[][]) => (areAsked ? { lines } : {});

async function readPages(task: ReadingTask, bytes: Uint8Array, report: Progress): Promise<Read> {
  const picture = task.scans && readPictureHead(bytes);
  const found = picture || kindOf(bytes);
  if (!task.kinds.includes(found.kind)) throw new DocumentProblem('documents.not_as_named');
  if ('width' in found) return readPicture(task, found, bytes, report);
  if ('text' in found)
    return {
      kind: found.kind,
      pages: [found.text],
      hasPages: false,
      ...asked(task, [plainLines(found.text)]),
    };
  const { kind } = found;
  if (kind === 'pdf') return readPdf(task, bytes, report);
  const { pages, lines } = await readers[kind](bytes);
  if (hasNoText(pages)) throw new DocumentProblem('documents.without_text');
  return { kind, pages, hasPages: false, ...asked(task, lines) };
}

async function readPdf(task: ReadingTask, bytes: Uint8Array, report: Progress): Promise<Read> {
  const { scans, lines: withLines } = task;
  const { readPdf: read } = await import('./pdf-pages.ts');
  if (typeof scans === 'object') {
    const recognised = await (await loadScans()).recogniseScans(bytes, scans, report);
    const runs = new Map([...recognised].map(([page, found]) => [page, found.runs]));
    const { pages, lines, doubtful } = await read(bytes, { withLines, recognised: runs });
    if (hasNoText(pages)) throw new DocumentProblem('documents.nothing_recognised');
    const found = [...recognised].map(([page, { confidence }]) => ({ page, confidence }));
    return { kind: 'pdf', pages, hasPages: true, ...asked(task, lines), scanned: { pages: found, doubtful } };
  }
  // The library keeps the bytes that it is given.
  const { pages, lines, letters } = await read(scans ? bytes.slice() : bytes, { withLines });
  const toScan = scans ? await (await loadScans()).findScans(bytes, letters) : [];
  if (hasNoText(pages) && toScan.length === 0) throw new DocumentProblem('documents.without_text');
  return { kind: 'pdf', pages, hasPages: true, ...asked(task, lines), ...(toScan.length > 0 && { toScan }) };
}

async function readPicture(
  task: ReadingTask,
  { kind, width, height }: PictureHead,
  bytes: Uint8Array,
  report: Progress,
): Promise<Read> {
  const { recognisePicture, refuseLarge } = await loadScans();
  refuseLarge(width * height);
  if (task.scans === 'find') return { kind, pages: [''], hasPages: false, toScan: [1] };
  const { text, lines, doubtful, confidence } = await recognisePicture(bytes, report);
  if (text === '') throw new DocumentProblem('documents.nothing_recognised');
  const scanned = {
    pages: [{ page: 1, confidence }],
    doubtful: doubtful.map((found) => ({ page: 1, ...found })),
  };
  return { kind, pages: [text], hasPages: false, ...asked(task, [lines]), scanned };
}

/** `report` is told how many scans of how many are read. */
export async function run(task: ReadingTask, bytes: Uint8Array, report: Progress): Promise<Reading> {
  try {
    const document = await readPages(task, bytes, report);
    const length = document.pages.reduce((sum, page) => sum + page.length, 0);
    return length > documentLimits.text ? { problem: 'documents.too_long' } : document;
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    return { problem: error.code };
  }
}

import { documentLimits } from '#shared/contracts/documents.ts';
import type { DocumentText } from '../read-document.ts';
import { kindOf } from './document-kind.ts';
import { DocumentProblem, type DocumentProblemCode } from './document-problem.ts';
import { type Line, plainLines } from './plain-lines.ts';

export type Reading = DocumentText | { problem: DocumentProblemCode };

export interface ReadingTask {
  /** What the document may be, by its name. */
  kinds: readonly DocumentText['kind'][];
  /** Whether the lines of each page are asked for, too. */
  lines?: boolean;
}

/** Readers are loaded when their turn comes: each is a large library. */
const readers = {
  pdf: async (bytes: Uint8Array, lines: boolean) => (await import('./pdf-pages.ts')).readPdf(bytes, lines),
  docx: async (bytes: Uint8Array) => (await import('./docx-file.ts')).readDocx(bytes),
  doc: async (bytes: Uint8Array) => {
    const pages = await (await import('./doc-file.ts')).readDoc(bytes);
    return { pages, lines: pages.map(plainLines) };
  },
};

async function readPages(
  { kinds, lines: wanted = false }: ReadingTask,
  bytes: Uint8Array,
): Promise<DocumentText> {
  const found = kindOf(bytes);
  if (!kinds.includes(found.kind)) throw new DocumentProblem('documents.not_as_named');
  const withLines = (lines: Line[][]) => (wanted ? { lines } : {});
  if ('text' in found)
    return { kind: found.kind, pages: [found.text], hasPages: false, ...withLines([plainLines(found.text)]) };
  const { kind } = found;
  const { pages, lines } = await readers[kind](bytes, wanted);
  if (pages.every((page) => page === '')) throw new DocumentProblem('documents.without_text');
  return { kind, pages, hasPages: kind === 'pdf', ...withLines(lines) };
}

export async function run(task: ReadingTask, bytes: Uint8Array): Promise<Reading> {
  try {
    const document = await readPages(task, bytes);
    const length = document.pages.reduce((sum, page) => sum + page.length, 0);
    return length > documentLimits.text ? { problem: 'documents.too_long' } : document;
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    return { problem: error.code };
  }
}

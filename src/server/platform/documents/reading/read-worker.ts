import { documentLimits } from '#shared/contracts/documents.ts';
import type { DocumentText } from '../read-document.ts';
import { kindOf } from './document-kind.ts';
import { DocumentProblem, type DocumentProblemCode } from './document-problem.ts';

export type Reading = DocumentText | { problem: DocumentProblemCode };

export interface ReadingTask {
  /** What the document may be, by its name. */
  kinds: readonly DocumentText['kind'][];
}

/** Readers are loaded when their turn comes: each is a large library. */
const readers = {
  pdf: async (bytes: Uint8Array) => (await import('./pdf-pages.ts')).readPdf(bytes),
  docx: async (bytes: Uint8Array) => (await import('./docx-file.ts')).readDocx(bytes),
  doc: async (bytes: Uint8Array) => (await import('./doc-file.ts')).readDoc(bytes),
};

async function readPages({ kinds }: ReadingTask, bytes: Uint8Array): Promise<DocumentText> {
  const found = kindOf(bytes);
  if (!kinds.includes(found.kind)) throw new DocumentProblem('documents.not_as_named');
  if ('text' in found) return { kind: found.kind, pages: [found.text], hasPages: false };
  const { kind } = found;
  const pages = await readers[kind](bytes);
  if (pages.every((page) => page === '')) throw new DocumentProblem('documents.without_text');
  return { kind, pages, hasPages: kind === 'pdf' };
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

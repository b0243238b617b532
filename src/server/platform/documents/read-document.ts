import { documentLimits, documentNames, pictureNames } from '#shared/contracts/documents.ts';
import type { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { fileExtension } from '#shared/rules/text/file-extension.ts';
import type { SignedIn } from '../auth/tokens.ts';
import { CodedError, unprocessable } from '../errors.ts';
import type { Services } from '../services.ts';
import { concurrencyLimiter } from './concurrency-limiter.ts';
import type { DocumentProblemCode } from './reading/document-problem.ts';
import type { DoubtfulWord } from './reading/pdf-pages.ts';
import type { Line } from './reading/plain-lines.ts';
import type { Reading, ReadingTask } from './reading/read-worker.ts';
import { ResourceLimitError } from './run-in-worker.ts';
import { runInSandbox, type SandboxBounds } from './sandbox.ts';

export interface DocumentText {
  kind: 'pdf' | 'docx' | 'doc' | 'txt' | 'md' | 'png' | 'jpeg';
  /** The text of each page in order, '' for one without; a single one when the document has no pages. */
  pages: string[];
  hasPages: boolean;
  /** The printed lines of each page with their places, where they were asked for. */
  lines?: Line[][];
  /** Where pages were pictures and their text was recognised. */
  scanned?: {
    /** From 1, with the mean confidence of its letters, from 0 to 100: 0 for a page without any. */
    pages: { page: number; confidence: number }[];
    /** Words that may be wrong, in lines (from 0) of their page's text. */
    doubtful: DoubtfulWord[];
  };
}

export interface ReadingOptions {
  /** For the text; scans have their own. */
  bounds?: SandboxBounds;
  /** Asks for the printed lines besides. */
  lines?: boolean;
  /** Takes PDFs of scanned pages and pictures, and is told how many pages of how many are recognised. */
  scanned?: { onPage?(done: number, of: number): void };
}

/** 500 pages of text take about 1.5 s of a processor. */
const boundsFor = ({ role }: Reader): SandboxBounds => ({
  cpuMs: role === 'user_test' ? 4000 : 10_000,
  timeoutMs: 30_000,
  memoryMb: 640,
});

/** A scanned page takes 4 to 6 s of a processor; whoever has no account of their own, a quarter of what others may. */
const scanBoundsFor = ({ role }: Reader): SandboxBounds => ({
  cpuMs: role === 'user_test' ? 120_000 : 480_000,
  timeoutMs: 1_200_000,
  memoryMb: 900,
});

/** Who hands in a document. */
type Reader = Pick<SignedIn, 'userId' | 'role'>;

/** Two: whoever comes behind one hostile file doesn't wait for it. */
const limited = concurrencyLimiter({ atOnce: 2, waiting: 20 });
/** Minutes of work each: documents with text don't wait behind them. */
const scansLimited = concurrencyLimiter({ atOnce: 1, waiting: 10 });

/** What the sentences for them tell. */
const limitsOf: Partial<Record<DocumentProblemCode, number>> = {
  'documents.too_many_pages': documentLimits.pages,
  'documents.too_many_scanned_pages': documentLimits.scannedPages,
  'documents.picture_too_large': documentLimits.megapixels,
};

const kindsOf = (names: Readonly<Record<string, readonly DocumentText['kind'][]>>, extension: string) =>
  Object.hasOwn(names, extension) ? names[extension] : undefined;

/**
 * The text of a PDF, DOCX, DOC, TXT or MD file, and with `scanned` of pages that are pictures, told apart by name and
 * content, read in a process of its own. Paragraphs are lines parted by a blank line. Throws the `documents.…` codes
 * (413 `too_large`, else 422) and, when too many wait, `QueueFullError`.
 */
export async function readDocument(
  { log }: Pick<Services, 'log'>,
  reader: Reader,
  file: UploadedFile,
  { bounds = boundsFor(reader), lines = false, scanned }: ReadingOptions = {},
): Promise<DocumentText> {
  const extension = fileExtension(file.name);
  const kinds = kindsOf(documentNames, extension) ?? (scanned && kindsOf(pictureNames, extension));
  if (!kinds)
    throw unprocessable(scanned ? 'documents.neither_document_nor_picture' : 'documents.unknown_type');
  if (file.size > documentLimits.file)
    throw new CodedError(413, 'documents.too_large', { limit: documentLimits.file / 1024 / 1024 });
  if (file.size === 0) throw unprocessable('documents.empty');
  const read = async (
    limiter: ReturnType<typeof concurrencyLimiter>,
    scans: ReadingTask['scans'],
    within: SandboxBounds,
  ) => {
    const task: ReadingTask = { kinds, scans, lines };
    const onProgress = (line: string) => tellProgress(line, scanned?.onPage);
    const reading = await limiter(
      reader.userId,
      () => runInSandbox<Reading>(module, task, file.path, within, onProgress),
      reader.role === 'user_test',
    ).catch((error: unknown) => {
      if (error instanceof CodedError) throw error;
      // A stranger's file that breaks the reader, its time or its memory is the file's fault, but worth a look.
      log.warn({ err: error }, 'unreadable document');
      throw unprocessable(error instanceof ResourceLimitError ? 'documents.too_heavy' : 'documents.broken');
    });
    if (!('problem' in reading)) return reading;
    const { problem } = reading;
    const isUnknown = scanned && problem === 'documents.unknown_type';
    throw unprocessable(isUnknown ? 'documents.neither_document_nor_picture' : problem, {
      limit: limitsOf[problem] ?? 0,
      extension,
    });
  };
  const { toScan, ...document } = await read(limited, scanned && 'find', bounds);
  return toScan ? read(scansLimited, toScan, scanBoundsFor(reader)) : document;
}

const module = new URL('./reading/read-worker.ts', import.meta.url);

/** What reads a stranger's file may have been taken over by it: only two numbers that can be are passed on. */
function tellProgress(line: string, onPage: ((done: number, of: number) => void) | undefined): void {
  const [, done, of] = /^\{"done":(\d{1,3}),"of":(\d{1,3})\}$/u.exec(line) ?? [];
  if (Number(done) <= Number(of)) onPage?.(Number(done), Number(of));
}

import { documentLimits } from '#shared/contracts/documents.ts';
import { CodedError, unprocessable } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Reading } from './reading/read-worker.ts';
import { runInWorker, TooMuchError } from './run-in-worker.ts';
import { takingTurns } from './taking-turns.ts';

export interface DocumentText {
  kind: 'pdf' | 'docx' | 'doc' | 'txt' | 'md';
  /** The text of each page in order, '' for one without; a single one when the document has no pages. */
  pages: string[];
  hasPages: boolean;
}

const usualBounds = { timeoutMs: 30_000, memoryMb: 512 };

/** Two: whoever comes behind one hostile file doesn't wait for it. */
const inTurn = takingTurns({ atOnce: 2, waiting: 20 });

/**
 * The text of a PDF, DOCX, DOC, TXT or MD file, told apart by content, read in a thread of its own. Takes the bytes
 * over when they fill their buffer: `bytes` may be empty afterwards. Paragraphs are lines parted by a blank line.
 * Throws the `documents.…` codes (413 `too_large`, else 422) and `common.unavailable` (503) when too many wait.
 */
export async function readDocument(
  { log }: Pick<Parts, 'log'>,
  bytes: Uint8Array,
  bounds = usualBounds,
): Promise<DocumentText> {
  if (bytes.length > documentLimits.file)
    throw new CodedError(413, 'documents.too_large', { limit: documentLimits.file / 1024 / 1024 });
  if (bytes.length === 0) throw unprocessable('documents.empty');
  const reading = await inTurn(() => {
    const file = inOwnBuffer(bytes);
    const worker = new URL('./reading/read-worker.ts', import.meta.url);
    return runInWorker<Reading>(worker, file, bounds, [file.buffer]);
  }).catch((error: unknown) => {
    if (error instanceof CodedError) throw error;
    // A stranger's file that breaks the reader, its time or its memory is the file's fault, but worth a look. What
    // libraries say of it may quote the student's words.
    const isTooMuch = error instanceof TooMuchError;
    log.warn({ reason: isTooMuch ? error.message : String(Object(error).name) }, 'unreadable document');
    throw unprocessable(isTooMuch ? 'documents.too_heavy' : 'documents.broken');
  });
  if ('problem' in reading) throw unprocessable(reading.problem, { limit: documentLimits.pages });
  return reading;
}

/** Buffers that share their memory with others, as Node's small ones do, can't be handed to a thread. */
const inOwnBuffer = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

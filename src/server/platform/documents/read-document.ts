import { documentLimits, documentNames } from '#shared/contracts/documents.ts';
import type { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { fileExtension } from '#shared/rules/text/file-extension.ts';
import type { SignedIn } from '../auth/tokens.ts';
import { CodedError, unprocessable } from '../errors.ts';
import type { Services } from '../services.ts';
import { concurrencyLimiter } from './concurrency-limiter.ts';
import type { Line } from './reading/plain-lines.ts';
import type { Reading, ReadingTask } from './reading/read-worker.ts';
import { ResourceLimitError } from './run-in-worker.ts';
import { runInSandbox, type SandboxBounds } from './sandbox.ts';

export interface DocumentText {
  kind: 'pdf' | 'docx' | 'doc' | 'txt' | 'md';
  /** The text of each page in order, '' for one without; a single one when the document has no pages. */
  pages: string[];
  hasPages: boolean;
  /** The printed lines of each page with their places, where they were asked for. */
  lines?: Line[][];
}

/** 500 pages of text take about 1.5 s of a processor. */
const boundsFor = ({ role }: Reader): SandboxBounds => ({
  cpuMs: role === 'user_test' ? 4000 : 10_000,
  timeoutMs: 30_000,
  memoryMb: 640,
});

/** Who hands in a document. */
type Reader = Pick<SignedIn, 'userId' | 'role'>;

/** Two: whoever comes behind one hostile file doesn't wait for it. */
const limited = concurrencyLimiter({ atOnce: 2, waiting: 20 });

/**
 * The text of a PDF, DOCX, DOC, TXT or MD file, told apart by name and content, read in a process of its own.
 * Paragraphs are lines parted by a blank line; `lines` asks for the printed lines besides. Throws the `documents.…` codes (413 `too_large`, else 422) and, when
 * too many wait, `QueueFullError`.
 */
export async function readDocument(
  { log }: Pick<Services, 'log'>,
  reader: Reader,
  file: UploadedFile,
  bounds = boundsFor(reader),
  { lines = false }: Pick<ReadingTask, 'lines'> = {},
): Promise<DocumentText> {
  const extension = fileExtension(file.name);
  const kinds = Object.hasOwn(documentNames, extension) ? documentNames[extension] : undefined;
  if (!kinds) throw unprocessable('documents.unknown_type');
  if (file.size > documentLimits.file)
    throw new CodedError(413, 'documents.too_large', { limit: documentLimits.file / 1024 / 1024 });
  if (file.size === 0) throw unprocessable('documents.empty');
  const task: ReadingTask = lines ? { kinds, lines } : { kinds };
  const module = new URL('./reading/read-worker.ts', import.meta.url);
  const reading = await limited(
    reader.userId,
    () => runInSandbox<Reading>(module, task, file.path, bounds),
    reader.role === 'user_test',
  ).catch((error: unknown) => {
    if (error instanceof CodedError) throw error;
    // A stranger's file that breaks the reader, its time or its memory is the file's fault, but worth a look.
    log.warn({ err: error }, 'unreadable document');
    throw unprocessable(error instanceof ResourceLimitError ? 'documents.too_heavy' : 'documents.broken');
  });
  if ('problem' in reading) throw unprocessable(reading.problem, { limit: documentLimits.pages, extension });
  return reading;
}

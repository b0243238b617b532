import { readDocument } from '#server/platform/documents/read-document.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import { countOf } from '#shared/rules/text/format.ts';
import type { Notice } from './notice.ts';

type Arguments = Parameters<typeof readDocument>;

/** A notice of 500 pages takes about three seconds. */
const bounds = { timeoutMs: 60_000, memoryMb: 512 };

/**
 * The programme of a document and the lines of its pages; `onRead` hears when the document has been read and its rules
 * begin. Throws what `readDocument` throws, and `no_programme` (422).
 */
export async function readProgramme(
  services: Arguments[0],
  reader: Arguments[1],
  file: Arguments[2],
  onRead: () => Promise<void>,
): Promise<{ notice: Notice; pages: string[][] }> {
  const { lines = [], hasPages } = await readDocument(services, reader, file, undefined, { lines: true });
  await onRead();
  const notice = await runInWorker<Notice>(
    new URL('./notice-worker.ts', import.meta.url),
    lines,
    bounds,
  ).catch((error: unknown) => {
    throw error instanceof ResourceLimitError ? unprocessable('documents.too_heavy') : error;
  });
  if (notice.posts.length === 0) {
    const where = hasPages ? `em ${countOf(lines.length, 'página', 'páginas')}` : 'nesse texto';
    throw unprocessable('syllabi.no_programme', { where });
  }
  return { notice, pages: lines.map((page) => page.map(({ text }) => text)) };
}

import { readDocument } from '#server/platform/documents/read-document.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { PageDoubt } from '#shared/contracts/syllabi.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { doubtsOfPage } from './doubts/doubtful-words.ts';
import type { Notice } from './notice.ts';

type Arguments = Parameters<typeof readDocument>;

/** A notice of 500 pages takes about three seconds. */
const bounds = { timeoutMs: 60_000, memoryMb: 512 };

export interface ProgrammeProgress {
  /** How many scanned pages of how many are recognised. */
  onPage(done: number, of: number): void;
  /** The document has been read, and the rules begin. */
  onRead(): Promise<void>;
}

interface ReadProgramme {
  notice: Notice;
  /** The lines of each page. */
  pages: string[][];
  /** Of each page, where words stand in its lines that may be misread. */
  doubts: PageDoubt[][];
}

/**
 * The programme of a document and the lines of its pages; scanned pages and pictures are recognised. Throws what `readDocument` throws, and `no_programme` (422).
 */
export async function readProgramme(
  services: Arguments[0],
  reader: Arguments[1],
  file: Arguments[2],
  { onPage, onRead }: ProgrammeProgress,
): Promise<ReadProgramme> {
  const { lines = [], hasPages } = await readDocument(services, reader, file, {
    lines: true,
    scanned: { onPage },
  });
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
  const pages = lines.map((page) => page.map(({ text }) => text));
  return { notice, pages, doubts: lines.map(doubtsOfPage) };
}

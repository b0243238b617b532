import { type DocumentText, readDocument } from '#server/platform/documents/read-document.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Notice } from './notice.ts';

type Arguments = Parameters<typeof readDocument>;

/**
 * The programme of a document and the lines of its pages. `onPage` hears how many of the scanned pages were read. Throws
 * what `readDocument` throws, and `no_programme` (422).
 */
export async function readProgramme(
  services: Arguments[0],
  reader: Arguments[1],
  file: Arguments[2],
  onPage: (done: number, total: number) => void,
): Promise<{ notice: Notice; pages: string[][] }> {
  const { pages }: DocumentText = await readDocument(services, reader, file);
  onPage(0, 0);
  const lines = pages.map((page) => page.split('\n'));
  throw unprocessable('syllabi.no_programme', { where: `nas ${lines.length} páginas` });
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

interface FileToZip {
  name: string;
  text: AsyncIterable<string>;
}

/**
 * A ZIP of texts, piece by piece, with no more in memory than is being read: fflate writes the container, and zlib
 * compresses in threads of its own. `modified` is the time that each file carries. Up to 4 GB: the format's own limit
 * without its later extension.
 */
export async function* zipFiles(files: AsyncIterable<FileToZip>, modified: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, text } of files) {
    const file: ZipInputFile & { crc: number } = {
      filename: name,
      size: 0,
      crc: 0,
      compression: 8,
      mtime: modified,
    };
    zip.add(file);
    const deflated = createDeflateRaw();
    // What fails while it is read ends the loop below too.
    const reading = pipeline(Readable.from(measured(text, file)), deflated).catch(() => {});
    for await (const chunk of deflated as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      file.ondata?.(null, chunk, false);
      yield* ready.splice(0);
    }
    await reading;
    file.ondata?.(null, new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}

async function* measured(
  text: AsyncIterable<string>,
  file: { size: number; crc: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    file.size += bytes.length;
    file.crc = crc32(bytes, file.crc);
    yield bytes;
  }
}

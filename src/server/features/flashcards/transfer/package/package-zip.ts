import { zstdDecompressSync } from 'node:zlib';
import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { FileProblem } from '../file-problem.ts';

/** The newest first: a package may hold an older one beside it that only asks for an update. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;
export type CollectionName = (typeof collections)[number];

const broken = () => new FileProblem('flashcards.file_broken');
const tooLarge = () =>
  new FileProblem('flashcards.file_unpacks_too_large', { limit: transferLimits.unpacked / 1024 / 1024 });

/** Whether a file begins as a zip file does, an empty one included. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/** The first entry says in bit 0 of its flags whether it is encrypted (APPNOTE 4.4.4); programs encrypt all or none. */
const isEncrypted = (bytes: Uint8Array) => bytes[2] === 3 && ((bytes[6] ?? 0) & 1) === 1;

/**
 * The database of a package and nothing else of it, unpacked as far as the limit: neither what the package declares
 * nor what comes out may pass it. Throws `FileProblem`.
 */
export function unpackCollection(bytes: Uint8Array): { name: CollectionName; data: Uint8Array } {
  if (isEncrypted(bytes)) throw new FileProblem('flashcards.file_encrypted');
  const sizes = declaredSizes(bytes);
  const name = collections.find((known) => sizes.has(known));
  if (!name) {
    const isNewer = [...sizes.keys()].some((entry) => entry.startsWith('collection.anki'));
    throw new FileProblem(isNewer ? 'flashcards.package_too_new' : 'flashcards.file_unknown');
  }
  const declared = sizes.get(name) ?? 0;
  if (declared > transferLimits.unpacked) throw tooLarge();
  const data = unpackEntry(bytes, name, declared);
  return { name, data: name === 'collection.anki21b' ? decompress(data) : data };
}

function declaredSizes(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch {
    throw broken();
  }
  return sizes;
}

const slice = 64 * 1024;

/** What really comes out is counted as it comes, and has to be what was declared. */
function unpackEntry(bytes: Uint8Array, name: string, declared: number): Uint8Array {
  const data = new Uint8Array(declared);
  let length = 0;
  let isDone = false;
  const unzip = new Unzip((file) => {
    if (file.name !== name || isDone) return;
    file.ondata = (error, chunk, final) => {
      if (error || length + chunk.length > declared) throw broken();
      data.set(chunk, length);
      length += chunk.length;
      isDone ||= final;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && !isDone; from += slice)
      unzip.push(bytes.subarray(from, from + slice), from + slice >= bytes.length);
  } catch {
    throw broken();
  }
  if (!isDone || length !== declared) throw broken();
  return data;
}

function decompress(data: Uint8Array): Uint8Array {
  try {
    return zstdDecompressSync(data, { maxOutputLength: transferLimits.unpacked });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken();
  }
}

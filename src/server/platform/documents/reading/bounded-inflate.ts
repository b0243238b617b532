import { constants, inflateSync } from 'node:zlib';

/** Bytes that a stream of a document may unpack to: the text of a page takes some thousands. */
const mostBytes = 48 * 1024 * 1024;

let exceeded = false;

/** Whether something would have unpacked to more than is read. */
export const wasTooMuch = (): boolean => exceeded;

/** What there is of cut off data counts, as in every reader of PDFs. */
function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    exceeded = true;
    return new Uint8Array();
  }
}

/** Just what the PDF library uses of the global class: it writes once and reads to the end. */
class BoundedInflate {
  private readonly result = Promise.withResolvers<Uint8Array>();

  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      close: async () => {},
      write: async (bytes: Uint8Array) => {
        try {
          this.result.resolve(inflate(bytes));
        } catch (error) {
          this.result.reject(error);
        }
      },
    }),
  };

  readonly readable = this.read();

  private async *read() {
    yield await this.result.promise;
  }
}

/** Lets this thread inflate in one quick step instead of a web stream, and up to a limit, which those don't have. */
export function boundInflation(): void {
  globalThis.DecompressionStream = BoundedInflate as unknown as typeof DecompressionStream;
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyReply {
    /** Whether a versioned answer was found in memory or had to be made; absent for every other. */
    cached?: 'found' | 'made';
  }
}

/**
 * An answer that is the same as long as its version is: it is made once, kept compressed, and sent again. `key`
 * names what is answered and to whom; whatever the answer depends on is in `version`.
 */
export class CacheableResponse {
  readonly type: string;
  readonly key: string;
  readonly version: string;
  readonly make: () => Promise<string>;
  constructor(type: string, key: string, version: string, make: () => Promise<string>) {
    this.type = type;
    this.key = key;
    this.version = version;
    this.make = make;
  }
}

export class CacheableJson extends CacheableResponse {
  constructor(key: string, version: string, make: () => Promise<string>) {
    super('application/json; charset=utf-8', key, version, make);
  }
}

type Encoding = 'br' | 'gzip';

interface Kept {
  version: string;
  etag: string;
  body: Buffer;
  encoding: Encoding | null;
}

const keptBytes = 32 * 1024 * 1024;
const worthCompressing = 1024;

const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

const placeOf = (key: string, asked: Encoding | null) => `${asked} ${key}`;

/** Null for none of ours, and for weighted lists, which are left to the general compression. */
function encodingFor(accepted = ''): Encoding | null {
  if (accepted.includes('q=')) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/**
 * Sends versioned answers, from memory where the version still holds, and 304 to a client that has the same
 * bytes (RFC 9110, section 13). Nothing is ever sent without asking for its version first, so any number of
 * servers may keep their own.
 */
export function responseCache() {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length * 2 + 200,
  });

  async function keep({ key, version, make }: CacheableResponse, asked: Encoding | null): Promise<Kept> {
    const text = Buffer.from(await make());
    const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
    const encoding = text.length < worthCompressing ? null : asked;
    const made = { version, etag, encoding, body: encoding ? await compress[encoding](text) : text };
    kept.set(placeOf(key, asked), made);
    return made;
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: CacheableResponse,
  ): Promise<FastifyReply> => {
    const asked = encodingFor(request.headers['accept-encoding']);
    const known = kept.get(placeOf(answer.key, asked));
    const isFound = known?.version === answer.version;
    reply.cached = isFound ? 'found' : 'made';
    const { etag, body, encoding } = isFound ? known : await keep(answer, asked);
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type(answer.type).send(body);
  };
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors.ts';

const directory = join(import.meta.dirname, '../../../../dist/web');

/** The built page and the hashes of its inline scripts, for the Content-Security-Policy. */
export interface WebClient {
  html: string | null;
  scriptHashes: string[];
}

/** Reads the built client; without one (in tests, or before the first build) only the API is served. */
export async function readWebClient(): Promise<WebClient> {
  const html = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
  const inline = [...(html ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return {
    html,
    scriptHashes: inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  };
}

/**
 * Serves the client: hashed assets for ever and already compressed, the page never from a cache, and the page
 * again for every address that only the client's router knows.
 */
export async function serveWebClient(app: FastifyInstance, { html }: WebClient): Promise<void> {
  if (html !== null && existsSync(directory)) {
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${directory}/assets/`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
      globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.stamp'],
      wildcard: false,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(request.url.split('?', 1)[0] ?? '');
    if (!isPage || html === null) throw notFound('common.not_found');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../errors.ts';
import { firstVisitsFile, readFirstVisits } from './first-visits.ts';
import { addressInText, isPublicPage } from './public-pages.ts';

const built = join(import.meta.dirname, '../../../../dist/web');

/** Stands in the built pages for the address that only an installation knows. */
const addressToBe = 'https://orbita.invalid';

/** The built pages and the hashes of their inline scripts, for the Content-Security-Policy. */
export interface WebClient {
  directory: string;
  /** The application: one page for every address that its router knows. */
  app: string | null;
  /** What visitors are sent at '/'. */
  landing: string | null;
  /** The application's page as it is sent at a path. */
  pageAt: (page: string, path: string) => string;
  scriptHashes: string[];
}

/** Reads the built client; without one (in tests, or before the first build) only the API is served. */
export async function readWebClient(appUrl: string, directory = built): Promise<WebClient> {
  const read = async (page: string) => {
    const html = await readFile(join(directory, page), 'utf8').catch(() => null);
    return html?.replaceAll(addressToBe, () => addressInText(appUrl)) ?? null;
  };
  const [app = null, landing = null] = await Promise.all(['index.html', 'landing.html'].map(read));
  const inline = [...`${app}${landing}`.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return {
    directory,
    app,
    landing,
    pageAt: await readFirstVisits(directory),
    scriptHashes: inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  };
}

/**
 * Serves the client: hashed assets for ever and already compressed, the pages never from a cache, and the application
 * for every address that only its router knows. Pages that are somebody's own are not for search engines.
 */
export async function serveWebClient(app: FastifyInstance, client: WebClient): Promise<void> {
  const { directory } = client;
  if (client.app !== null && existsSync(directory)) {
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${directory}/assets/`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
      globIgnore: ['**/*.br', '**/*.gz', 'index.html', 'landing.html', firstVisitsFile, '.stamp'],
      wildcard: false,
    });
  }
  const send = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  const { landing } = client;
  // Routes, as only what they answer is compressed.
  if (landing !== null) app.get('/', { schema: { hide: true } }, (_request, reply) => send(reply, landing));
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (client.app === null || /^\/(api|assets)(\/|$)/.test(path)) throw notFound('common.not_found');
    if (!isPublicPage(path)) reply.header('x-robots-tag', 'noindex');
    return send(reply, client.pageAt(client.app, path));
  });
  app.setNotFoundHandler(() => {
    throw notFound('common.not_found');
  });
}

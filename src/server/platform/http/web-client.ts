import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors.ts';
import { firstVisitsFile, readFirstVisits, type SentPage } from './first-visits.ts';
import { addressInText, isPublicPage } from './public-pages.ts';
import { CacheableResponse, responseCache } from './response-cache.ts';

const built = join(import.meta.dirname, '../../../../dist/web');

/** What the worker (vite.config.ts) keeps of the application, to open it at any address without a network. */
const keptPage = '/index.html';

/** Stands in the built pages for the address that only an installation knows. */
const addressToBe = 'https://orbita.invalid';

/** The built pages and the hashes of their inline scripts, for the Content-Security-Policy. */
export interface WebClient {
  directory: string;
  /** The application: one page for every address that its router knows, as it is sent there. */
  app: ((address: string) => SentPage) | null;
  /** What visitors are sent at '/'. */
  landing: string | null;
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
    app: app === null ? null : await readFirstVisits(directory, app),
    landing,
    scriptHashes: inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  };
}

/**
 * Serves the client: hashed assets for ever and already compressed, the pages never without asking, and the application
 * for every other address: it says itself that there is no such page, and its answer's status, 404, says so too. Pages
 * that are somebody's own are not for search engines.
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
  const send = responseCache();
  const page = (key: string, html: string) =>
    new CacheableResponse('text/html; charset=utf-8', key, '', async () => html);
  const { landing } = client;
  if (landing !== null)
    app.get('/', { schema: { hide: true } }, (request, reply) =>
      send(request, reply, page('landing', landing)),
    );
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '';
    if (client.app === null || /^\/+(api|assets)(\/|$)/.test(address)) throw notFound('common.not_found');
    if (!isPublicPage(address)) reply.header('x-robots-tag', 'noindex');
    const { path, html } = client.app(address);
    if (path === null && address !== keptPage) reply.code(404);
    return send(request, reply, page(`app ${path}`, html));
  });
  app.setNotFoundHandler(() => {
    throw notFound('common.not_found');
  });
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';
import { notFound } from '../errors.ts';
import { appFile, type BuiltPage, libraryFolder, pagesFile, readBuiltPages } from './built-pages.ts';
import { installationMarks, markPage, markWorker, type Told } from './installation.ts';
import { addressInText, isPublicPage } from './public-pages.ts';
import { CacheableResponse, responseCache } from './response-cache.ts';

const built = join(import.meta.dirname, '../../../../dist/web');

/** What the worker (src/web/worker.ts) keeps of the application, to open it at any address without a network. */
const keptPage = `/${appFile}`;

const workerFile = 'worker.js';

/** Stands in the built pages for the address that only an installation knows. */
const addressToBe = 'https://orbita.invalid';

/** The built pages and the hashes of their inline scripts, for the Content-Security-Policy. */
export interface WebClient {
  directory: string;
  /** The application: one page for every address that its router knows, as it is sent there. */
  app: ((address: string) => BuiltPage) | null;
  /** What visitors are sent at '/'. */
  landing: string | null;
  /** The script that keeps the application at hand without a network. */
  worker: string | null;
  scriptHashes: string[];
  /** A page of the library as visitors are sent it, by the end of its address; null when there is none. */
  library: (name: string) => Promise<string | null>;
}

/** Reads the built client; without one (in tests, or before the first build) only the API is served. */
export async function readWebClient(
  settings: Told & Pick<Settings, 'APP_URL'>,
  directory = built,
): Promise<WebClient> {
  const appUrl = settings.APP_URL;
  const marks = installationMarks(settings);
  const read = (file: string) => readFile(join(directory, file), 'utf8').catch(() => null);
  const app = await readBuiltPages(directory, marks);
  const landing = await read('landing.html');
  const worker = await read(workerFile);
  const inline = [...`${app?.('').html}${landing}`.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return {
    directory,
    app,
    landing: landing && markPage(landing, marks).replaceAll(addressToBe, () => addressInText(appUrl)),
    worker: worker && markWorker(worker, marks),
    library: async (name) => {
      const page = await read(join(libraryFolder, `${name}.html`));
      return page && markPage(page, marks).replaceAll(addressToBe, () => addressInText(appUrl));
    },
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
      globIgnore: [
        ...['**/*.br', '**/*.gz', '*.html', workerFile, pagesFile, '.stamp', '.vite/**'],
        `${libraryFolder}/**`,
      ],
      wildcard: false,
    });
  }
  const send = responseCache();
  const page = (key: string, html: string) =>
    new CacheableResponse('text/html; charset=utf-8', key, '', async () => html);
  const { landing, worker } = client;
  if (worker !== null)
    app.get(`/${workerFile}`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
    );
  if (landing !== null)
    app.get('/', { schema: { hide: true } }, (request, reply) =>
      send(request, reply, page('landing', landing)),
    );
  // What stands between slashes is the name of a file, and of nothing above it.
  const names = new RegExp(`^/${libraryFolder}(?:/([a-z0-9-]+(?:/[a-z0-9-]+)?))?/?$`);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '';
    if (client.app === null || /^\/+(api|assets)(\/|$)/.test(address)) throw notFound('common.not_found');
    const [isOfLibrary, name = 'index'] = names.exec(address) ?? [];
    const lesson = isOfLibrary ? await client.library(name) : null;
    if (lesson !== null) return send(request, reply, page(`library ${name}`, lesson));
    if (!isPublicPage(address)) reply.header('x-robots-tag', 'noindex');
    const { file, html, isKnown } = client.app(address);
    if (!isKnown && address !== keptPage) reply.code(404);
    return send(request, reply, page(`app ${file}`, html));
  });
  app.setNotFoundHandler(() => {
    throw notFound('common.not_found');
  });
}

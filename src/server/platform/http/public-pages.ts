import type { FastifyInstance } from 'fastify';

/** What anybody may find through a search engine. */
const publicPages = ['/', '/register', '/login', '/terms-of-service', '/privacy-policy', '/contact'];

/** Whether a search engine may show the page at `path`, with or without a trailing slash. */
export const isPublicPage = (path: string): boolean => publicPages.includes(path.replace(/(.)\/$/, '$1'));

/** An installation's address as it may stand in an attribute, a JSON text and XML alike, without a trailing slash. */
export const addressInText = (appUrl: string): string =>
  new URL(appUrl).href.replace(/\/$/, '').replaceAll('&', '%26').replaceAll("'", '%27');

/** What of an installation's pages anybody may find besides: all below `folder`, which `paths` lists. */
export interface PublicFolder {
  folder: string;
  paths: readonly string[];
}

/**
 * Tells search engines what is there for them (RFC 9309 and sitemaps.org) at `appUrl`. What the pages are drawn with is
 * allowed too, or they would look empty.
 */
export function serveSearchEngines(
  app: FastifyInstance,
  appUrl: string,
  { folder, paths }: PublicFolder,
): void {
  const address = addressInText(appUrl);
  const allowed = [
    ...publicPages.map((path) => `${path}$`),
    `${folder}$`,
    `${folder}/`,
    '/assets/',
    '/*.svg$',
    '/*.png$',
    '/*.jpg$',
  ];
  const robots = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n');
  const siteMap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...publicPages, ...paths].map((path) => `  <url><loc>${address}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(siteMap),
  );
}

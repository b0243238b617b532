import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { isPublicPage, serveSearchEngines } from './public-pages.ts';

const app = Fastify();
const library = { folder: '/biblioteca', paths: ['/biblioteca', '/biblioteca/matematica/funcao-afim'] };
serveSearchEngines(app, 'https://orbita.example', library);

/** Whether the rules let a crawler fetch `path`: the longest that fits decides (RFC 9309, 2.2.2). */
function mayFetch(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, pattern = '']) => ({
    allows: kind === 'Allow',
    pattern,
  }));
  const fits = ({ pattern }: { pattern: string }) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}`.replace(/(?<!\\)\?/g, '\\?')).test(
      path,
    );
  const [best] = rules.filter(fits).toSorted((a, b) => b.pattern.length - a.pattern.length);
  return best?.allows ?? true;
}

it('lets search engines read the public pages and what they are drawn with, and nothing else', async () => {
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const path of [
    '/',
    '/register',
    '/contact',
    '/assets/a.js',
    '/og.jpg',
    '/favicon.svg',
    ...library.paths,
  ])
    expect(mayFetch(body, path), path).toBe(true);
  for (const path of [
    '/dashboard',
    '/study-plans/1',
    '/api/health',
    '/reset-password?token=x',
    '/login/x',
    '/bibliotecas',
  ])
    expect(mayFetch(body, path), path).toBe(false);
  expect(body).toContain('Sitemap: https://orbita.example/sitemap.xml');
});

it('lists the public pages by their full addresses', async () => {
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const pages = [...body.matchAll(/<loc>https:\/\/orbita\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(pages).toEqual([
    '/',
    '/register',
    '/login',
    '/terms-of-service',
    '/privacy-policy',
    '/contact',
    ...library.paths,
  ]);
  expect(pages.filter((path) => !library.paths.includes(path)).every(isPublicPage)).toBe(true);
});

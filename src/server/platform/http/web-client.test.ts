import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { readWebClient, serveWebClient, type WebClient } from './web-client.ts';

const script = "document.documentElement.dataset.theme = 'dark';";
const pages = {
  'index.html': `<title>aplicação</title><script>${script}</script>`,
  'landing.html': `<meta property="og:image" content="https://orbita.invalid/og.jpg" />
    <script type="application/ld+json">{ "url": "https://orbita.invalid/" }</script><script>leave()</script>
    <h1>Transforme Seus Estudos</h1>`,
  'assets/app-12345678.js': 'run()',
  'biblioteca/index.html': '<h1>Biblioteca</h1>',
  'biblioteca/fisica/vetores.html':
    '<link rel="canonical" href="https://orbita.invalid/biblioteca/fisica/vetores">',
  'login.html': `<title>entrar</title><script>${script}</script>`,
  'pages.json': JSON.stringify({
    '/login': 'login.html',
    '/contact': 'index.html',
    '/dashboard': 'index.html',
    '/study-plans/$planId': 'index.html',
  }),
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbita-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'biblioteca/fisica'), { recursive: true });
  for (const [file, content] of Object.entries(pages)) await writeFile(join(folder, file), content);
});
afterEach(() => rm(folder, { recursive: true }));

async function serve(client: WebClient): Promise<FastifyInstance> {
  const app = Fastify();
  handleErrors(app);
  await serveWebClient(app, client);
  return app;
}

const settingsOf = (APP_URL: string, PLANS: 'on' | 'off' = 'on') => ({
  APP_URL,
  PLANS,
  REGISTRATION: 'open' as const,
  GOOGLE_CLIENT_ID: undefined,
  OIDC_NAME: undefined,
});
const open = async (appUrl = 'https://orbita.example', plans: 'on' | 'off' = 'on') =>
  serve(await readWebClient(settingsOf(appUrl, plans), folder));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the page at /', () => {
  it('is the landing page with its content, whatever the address carries, and is shown by nobody without asking', async () => {
    const app = await open();
    for (const path of ['/', '/?utm_source=x']) {
      const { body, headers } = await app.inject(path);
      expect(body).toContain('<h1>Transforme Seus Estudos</h1>');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
      });
      expect(headers['x-robots-tag']).toBeUndefined();
    }
  });

  it('is not sent again to who has it', async () => {
    const app = await open();
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('names the address of the installation in what others show of it', async () => {
    const { body } = await (await open('https://estudos.example/orbita')).inject('/');
    expect(body).toContain('content="https://estudos.example/orbita/og.jpg"');
    expect(body).toContain('"url": "https://estudos.example/orbita/"');
    expect(body).not.toContain('orbita.invalid');
  });

  it('lets no address break out of an attribute or a script', async () => {
    const { body } = await (await open(`https://x.example/"><script>'&</script>`)).inject('/');
    expect(body).toContain('content="https://x.example/%22%3E%3Cscript%3E%27%26%3C/script%3E/og.jpg"');
  });

  it('is the application while only that is built', async () => {
    await rm(join(folder, 'landing.html'));
    expect((await (await open()).inject('/')).body).toBe(pages['index.html']);
  });
});

describe('every other page', () => {
  it('is what was built for its path, and what is exact before what varies', async () => {
    const files = { '/plans/$planId': 'index.html', '/plans/create': 'create.html' };
    await writeFile(join(folder, 'pages.json'), JSON.stringify(files));
    await writeFile(join(folder, 'create.html'), 'criar');
    const app = await open();
    expect((await app.inject('/plans/create/?x=1')).body).toBe('criar');
    for (const path of ['/plans/7?tab=topics', '/plans/7/edit', '/pages.json'])
      expect((await app.inject(path)).body).toBe(pages['index.html']);
  });

  it('is the application, and for search engines only when it is public', async () => {
    const app = await open();
    for (const path of ['/login', '/contact/', '/dashboard', '/study-plans/1']) {
      const { statusCode, body, headers } = await app.inject(path);
      expect(statusCode).toBe(200);
      expect(body).toBe(pages[path === '/login' ? 'login.html' : 'index.html']);
      const isPublic = path === '/login' || path === '/contact/';
      expect(headers['x-robots-tag'], path).toBe(isPublic ? undefined : 'noindex');
    }
  });

  it('says that there is none at an address that the router does not know, however it is asked', async () => {
    const app = await open();
    for (const url of [
      '/nowhere',
      '/study-plans/1/nowhere',
      '/landing.html',
      '/pages.json',
      '/favicon.ico',
    ]) {
      const { statusCode, body, headers } = await app.inject(url);
      expect(statusCode, url).toBe(404);
      expect(body).toBe(pages['index.html']);
      expect(headers['x-robots-tag']).toBe('noindex');
      const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } });
      expect(again.statusCode).toBe(404);
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    }
  });

  it('is there for the worker, which keeps it for every address', async () => {
    const { statusCode, body } = await (await open()).inject('/index.html');
    expect(statusCode).toBe(200);
    expect(body).toBe(pages['index.html']);
  });

  it('is not there when it is no page, nor before the first build', async () => {
    const app = await open();
    for (const path of ['/api/nothing', '/assets/nothing.js'])
      expect((await app.inject(path)).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
    const unbuilt = await serve(
      await readWebClient(settingsOf('https://orbita.example'), join(folder, 'none')),
    );
    expect((await unbuilt.inject('/')).statusCode).toBe(404);
  });
});

it('keeps pages apart: what is sent at one path is another', async () => {
  const app = await open();
  const etags = ['/login', '/contact', '/login', '/'].map(
    async (url) => (await app.inject(url)).headers.etag,
  );
  const [login, contact, loginAgain, landing] = await Promise.all(etags);
  expect(loginAgain).toBe(login);
  expect(new Set([login, contact, landing]).size).toBe(3);
});

it('gives the worker each page by its file, and search engines none of them', async () => {
  const { statusCode, body, headers } = await (await open()).inject('/login.html');
  expect(statusCode).toBe(200);
  expect(body).toBe(pages['login.html']);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
});

describe('an installation that is otherwise than usual', () => {
  const worker = 'keep([{"url":"login.html","revision":"ab"},{"url":"assets/a.js","revision":null}])';
  const marked = '<!doctype html><html lang="pt-BR"><title>Órbita</title>';
  beforeEach(async () => {
    await writeFile(join(folder, 'worker.js'), worker);
    for (const page of ['index', 'login', 'landing']) await writeFile(join(folder, `${page}.html`), marked);
  });

  it('says so on each of its pages, however they are asked for', async () => {
    const app = await open(undefined, 'off');
    for (const path of ['/', '/login', '/login.html', '/index.html', '/dashboard', '/nowhere'])
      expect((await app.inject(path)).body, path).toContain('<html data-plans="off" lang="pt-BR">');
    expect((await (await open()).inject('/login')).body).toBe(marked);
  });

  it('says so on the pages of the library, which then offer no account', async () => {
    await writeFile(join(folder, 'biblioteca/fisica/vetores.html'), marked);
    const { body } = await (await open(undefined, 'off')).inject('/biblioteca/fisica/vetores');
    expect(body).toContain('<html data-plans="off" lang="pt-BR">');
  });

  it('gives the worker its pages anew, and leaves the rest', async () => {
    const { body, headers } = await (await open(undefined, 'off')).inject('/worker.js');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(body).toMatch(/"revision":"[0-9a-f]{16}-ab"\},\{"url":"assets\/a.js","revision":null\}/);
    expect((await (await open()).inject('/worker.js')).body).toBe(worker);
  });
});

it('names the inline scripts of both pages for the security policy, and no data among them', async () => {
  const { scriptHashes } = await readWebClient(settingsOf('https://orbita.example'), folder);
  expect(scriptHashes).toEqual([hashOf(script), hashOf('leave()')]);
});

it('lets browsers keep hashed files for ever', async () => {
  const { body, headers } = await (await open()).inject('/assets/app-12345678.js');
  expect(body).toBe('run()');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('the library for visitors', () => {
  it('is sent as it was built, with the address of the installation, for search engines too', async () => {
    const app = await open();
    const lesson = await app.inject('/biblioteca/fisica/vetores');
    expect(lesson.body).toContain('href="https://orbita.example/biblioteca/fisica/vetores"');
    expect(lesson.headers['x-robots-tag']).toBeUndefined();
    for (const path of ['/biblioteca', '/biblioteca/'])
      expect((await app.inject(path)).body).toBe('<h1>Biblioteca</h1>');
  });

  it.each([
    '/biblioteca/fisica/nada',
    '/biblioteca/..%2Flogin',
    '/biblioteca/fisica/..%2F..%2Flogin',
    '/biblioteca/fisica/vetores.html',
    '/biblioteca/a/b/c',
  ])('has no page at %s', async (path) => {
    const { statusCode, body } = await (await open()).inject(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('entrar');
  });
});

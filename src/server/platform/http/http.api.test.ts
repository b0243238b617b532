import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { isOneApp } from '#test/support/many-apps.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

/** What the reference says of a call. */
interface Call {
  requestBody?: object;
  parameters?: { in: string }[];
}
interface WholeNumber {
  type: 'integer';
  minimum?: number;
  maximum?: number;
}
const isWholeNumber = (schema: object): schema is WholeNumber =>
  'type' in schema && schema.type === 'integer';
const wholeNumbersIn = (schema: unknown): WholeNumber[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return isWholeNumber(schema) ? [schema] : Object.values(schema).flatMap(wholeNumbersIn);
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const raw = (
  payload: string | undefined,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    ...(payload !== undefined && { payload }),
  });

describe('bodies', () => {
  it('reads an empty JSON body as none', async () => {
    const response = await raw('');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'common.invalid' });
    const { token } = await test.registerStudent();
    const logout = await test.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: '',
    });
    expect(logout.statusCode).toBe(200);
  });

  it.each(['{', '[1,', 'null x', '{"__proto__":{"role":"admin"}}', '{"a":{"__proto__":1}}'])(
    'refuses the JSON %s with a sentence',
    async (payload) => {
      const response = await raw(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        message: 'Não foi possível ler os dados enviados.',
        code: 'common.malformed',
      });
    },
  );

  it.each(['null', '[]', '"x"', '3', 'true'])('refuses %s where an object is due', async (payload) => {
    expect((await raw(payload)).statusCode).toBe(400);
  });

  it('refuses other media types and bodies that are too large', async () => {
    const form = await raw('email=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.statusCode).toBe(415);
    expect(form.json()).toMatchObject({ code: 'common.unsupported_media_type' });
    const large = await raw(JSON.stringify({ email: 'x'.repeat(1_100_000) }));
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: 'common.too_large' });
  });

  it('takes 16 kB, and a megabyte only where texts travel', async () => {
    const { token } = await test.registerStudent();
    const long = 'x'.repeat(20_000);
    for (const path of ['/auth/login', '/auth/refresh-token', '/streak', '/nothing'])
      expect((await test.send('POST', path, { long }, { token })).status).toBe(413);
    expect((await test.send('PUT', '/auth/profile', { name: 'Ana', long }, { token })).status).toBe(413);
    expect((await test.send('POST', '/flashcards/from-text', { text: long }, { token })).status).toBe(400);
    const longer = 'x'.repeat(1_100_000);
    expect((await test.send('POST', '/flashcards/from-text', { text: longer }, { token })).status).toBe(413);
  });

  it('answers a malformed address with a sentence, not a stack', async () => {
    const response = await test.app.inject('/api/study-plans/%zz');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'common.malformed' });
  });

  it('answers JSON to an API address that does not exist', async () => {
    for (const path of ['/nothing', '/study-plans/a/b/c']) {
      expect(await test.send('GET', path)).toMatchObject({
        status: 404,
        body: { message: 'Não encontramos o que você procura.', code: 'common.not_found' },
      });
    }
  });
});

describe('headers', () => {
  it('lets only our own scripts run on pages', async () => {
    const { headers } = await test.app.inject('/login');
    const policy = String(headers['content-security-policy']);
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src ')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy.split(';')).toContain("img-src 'self' data: blob:");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('lets what the API answers load nothing, were it ever shown as a page', async () => {
    const addresses = [
      '/api/health',
      '//api/health',
      '/%61pi/health',
      '/api/study-plans',
      '/api/nothing',
      '//api/x',
    ];
    for (const path of addresses) {
      const { headers } = await test.app.inject(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('lets the reference run its own scripts, and nothing else', async () => {
    const policies = ['/api/docs', '/api/docs/static/swagger-ui-bundle.js', '/login', '/api/docsx'].map(
      async (path) => String((await test.app.inject(path)).headers['content-security-policy']),
    );
    const [page = '', script, login, other] = await Promise.all(policies);
    expect(page).toContain("script-src 'self';");
    expect(page).not.toMatch(/https?:|sha256/);
    expect(script).toBe(page);
    expect(login).not.toBe(page);
    expect(other).toContain("default-src 'none'");
  });

  it('asks a device for nothing that no screen needs', async () => {
    for (const path of ['/login', '/api/health']) {
      const { headers } = await test.app.inject(path);
      expect(headers['permissions-policy']).toContain('camera=(), ');
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
  });

  it('lets nobody keep what the API answers, but what is asked for by its version', async () => {
    const { token } = await test.registerStudent();
    const keeping = async (path: string) =>
      (await test.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).headers[
        'cache-control'
      ];
    for (const path of ['/auth/profile', '/auth/sessions', '/health', '/nothing'])
      expect(await keeping(path)).toBe('no-store');
    expect(await keeping('/study-plans')).toBe('private, no-cache');
    const { headers } = await test.send('POST', '/auth/login', { email: 'x', password: 'y' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has a browser forget what it kept when its student leaves', async () => {
    const { token } = await test.registerStudent();
    const { headers } = await test.send('POST', '/auth/logout', undefined, { token });
    expect(headers['clear-site-data']).toBe('"cache"');
  });

  it('asks for https for ever only where it is served over https', async () => {
    const secure = await openTestApp({ settings: { APP_URL: 'https://orbita.example' } });
    try {
      const { headers } = await secure.app.inject('/api/health');
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    } finally {
      await secure.close();
    }
  });

  it('compresses long answers for who can read them', async () => {
    const response = await test.app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
  });
});

describe('health and reference', () => {
  it('says that it can serve', async () => {
    expect(await test.send('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await test.send('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  /** What the server lacks, asked a second later. */
  const lacks = async () => {
    test.clock.advance({ seconds: 1 });
    const response = await test.app.inject('/api/ready');
    const { missing = [], ...body } = response.json();
    if (missing.length > 0) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('2');
      expect(body).toMatchObject({ status: 'unavailable', code: 'common.unavailable' });
    }
    return missing.map(({ code }: { code: string }) => code);
  };

  it('is alive, and not ready, while the database does not answer', async () => {
    const { db } = test;
    const execute = db.execute;
    db.execute = (() => Promise.reject(new Error('gone'))) as never;
    expect(await lacks()).toEqual(['database']);
    expect((await test.app.inject('/api/health')).statusCode).toBe(200);
    db.execute = execute;
    expect(await lacks()).toEqual([]);
  });

  it('is not ready while migrations are missing', async () => {
    const { db } = test.services;
    const [last] = await rowsOf<{ name: string; checksum: string }>(
      db,
      sql`select name, checksum from schema_migrations order by name desc limit 1`,
    );
    if (!last) throw new Error('There are no migrations.');
    await db.execute(sql`delete from schema_migrations where name = ${last.name}`);
    expect(await lacks()).toEqual(['migrations']);
    await db.execute(
      sql`insert into schema_migrations (name, checksum) values (${last.name}, ${last.checksum})`,
    );
    expect(await lacks()).toEqual([]);
  });

  it('is not ready where its jobs have stopped', async () => {
    const own = await openTestApp();
    await own.services.jobs.stop(2000);
    const { statusCode, body } = await own.app.inject('/api/ready');
    await own.close();
    expect(statusCode).toBe(503);
    expect(JSON.parse(body).missing).toEqual([{ code: 'jobs', message: expect.any(String) }]);
  });

  it('asks the database once a second, however many want to know', async () => {
    test.clock.advance({ hours: 1 });
    const execute = vi.spyOn(test.db, 'execute');
    const ask = () => test.app.inject('/api/ready').then(({ statusCode }) => statusCode);
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
    expect(execute).toHaveBeenCalledTimes(1);
    test.clock.advance({ seconds: 1 });
    expect(await ask()).toBe(200);
    expect(execute).toHaveBeenCalledTimes(2);
    execute.mockRestore();
  });

  it('documents every call of the contracts', async () => {
    const page = await test.app.inject('/api/docs');
    expect([200, 302]).toContain(page.statusCode);
    const { body } = await test.send('GET', '/docs/json');
    const { openapi, paths } = body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: object }>>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/auth/login',
        '/api/study-plans',
        '/api/study-plans/{id}/activity-progress',
      ]),
    );
    expect(JSON.stringify(paths['/api/study-plans']?.post?.requestBody)).toContain('topicsCount');
  });

  it('says of each call whether one has to be signed in', async () => {
    const { body } = await test.send('GET', '/docs/json');
    const { paths } = body as unknown as { paths: Record<string, Record<string, { security?: object[] }>> };
    const securityOf = (method: string, path: string) => paths[`/api${path}`]?.[method]?.security;
    expect(securityOf('get', '/auth/profile')).toEqual([{ bearer: [] }]);
    expect(securityOf('post', '/study-plans')).toEqual([{ bearer: [] }]);
    expect(securityOf('post', '/summaries')).toEqual([{ bearer: [] }]);
    expect(securityOf('post', '/auth/login')).toBeUndefined();
    expect(securityOf('get', '/health')).toBeUndefined();
    for (const [path, calls] of Object.entries(paths))
      for (const [method, { security }] of Object.entries(calls)) {
        if (method === 'head') continue;
        const url = path.replaceAll(/\{\w+\}/g, 'x').replace(/^\/api/, '');
        const { body: answer } = await test.send(method.toUpperCase() as 'GET', url);
        const isClosed = answer?.code === 'common.unauthenticated';
        expect(`${method} ${path} ${isClosed}`).toBe(`${method} ${path} ${security !== undefined}`);
      }
  });

  it('takes no whole number that a table could not be asked for', async () => {
    const { body } = await test.send('GET', '/docs/json');
    const { paths } = body as unknown as { paths: Record<string, Record<string, Call>> };
    const tooWide = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { requestBody, parameters = [] }]) =>
        [requestBody, ...parameters.filter((parameter) => parameter.in === 'query')]
          .flatMap(wholeNumbersIn)
          .filter(({ minimum = -Infinity, maximum = Infinity }) => minimum < -(2 ** 31) || maximum >= 2 ** 31)
          .map((found) => `${method} ${path}: ${JSON.stringify(found)}`),
      ),
    );
    expect(tooWide).toEqual([]);
  });
});

describe('rate limits', () => {
  let limited: TestApp;
  beforeEach(async () => {
    limited = await openTestApp({ settings: { RATE_LIMIT: 'on' } });
    return () => limited.close();
  });

  const signIn = (email: string, remoteAddress = '127.0.0.1') =>
    limited.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: 'errada' },
      remoteAddress,
    });

  it('allow ten sign-ins a minute for an account, and tell when to come back', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn('ana@example.com')).statusCode).toBe(401);
    const refused = await signIn(' ANA@example.com ');
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json()).toEqual({
      message: `Muitas tentativas em pouco tempo. Aguarde ${seconds} s e tente novamente.`,
      code: 'common.too_many_requests',
      errors: [expect.any(String)],
    });
    expect((await signIn('bia@example.com')).statusCode).toBe(401);
    expect((await signIn('ana@example.com', '127.0.0.2')).statusCode).toBe(401);
  });

  it('allow a hundred sign-ins a minute for an address', async () => {
    for (let attempt = 0; attempt < 100; attempt++) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: '/api/auth/validate-email',
        payload: { email: `a${attempt}@example.com` },
      });
      expect(statusCode).toBe(200);
    }
    expect((await signIn('zoe@example.com')).statusCode).toBe(429);
  });

  it('count the addresses of one IPv6 network as one', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn('ana@example.com', `2001:db8:0:1::${attempt}`)).statusCode).toBe(401);
    expect((await signIn('ana@example.com', '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await signIn('ana@example.com', '2001:db8:0:2::1')).statusCode).toBe(401);
    expect((await signIn('ana@example.com', '::ffff:192.0.2.1')).statusCode).toBe(401);
  });

  it.each([
    ['on', ['127.0.0.1']],
    ['2', ['192.0.2.80', '127.0.0.1']],
    ['127.0.0.0/8, 192.0.2.80', ['192.0.2.80', '127.0.0.1']],
  ])(
    'go by what TRUST_PROXY=%s tells of an address, not by what a client says',
    async (TRUST_PROXY, proxies) => {
      const behind = await openTestApp({ settings: { RATE_LIMIT: 'on', TRUST_PROXY } });
      const from = async (said: string, client: string) => {
        const forwarded = [said, client, ...proxies.slice(0, -1)].join(', ');
        const { statusCode } = await behind.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: 'ana@example.com', password: 'errada' },
          headers: { 'x-forwarded-for': forwarded },
        });
        return statusCode;
      };
      try {
        for (let attempt = 0; attempt < 10; attempt++)
          expect(await from(`198.51.100.${attempt}`, '203.0.113.9')).toBe(401);
        expect(await from('198.51.100.10', '203.0.113.9')).toBe(429);
        expect(await from('203.0.113.9', '203.0.113.10')).toBe(401);
      } finally {
        await behind.close();
      }
    },
  );

  it('refuse before they read what was sent', async () => {
    const unreadable = (url: string, token = '') =>
      limited.app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        payload: '{',
      });
    const { token } = await limited.registerStudent();
    for (let attempt = 0; attempt < 20; attempt++)
      expect((await unreadable('/study-plans', token)).statusCode).toBe(400);
    expect((await unreadable('/study-plans', token)).statusCode).toBe(429);
    // The registration was the first of a hundred.
    for (let attempt = 1; attempt < 100; attempt++)
      expect((await unreadable('/auth/login')).statusCode).toBe(400);
    expect((await unreadable('/auth/login')).statusCode).toBe(429);
    expect((await unreadable('/auth/refresh-token')).statusCode).toBe(400);
  });

  it('count wrong tokens by address', async () => {
    const ask = (remoteAddress: string) =>
      limited.app.inject({
        url: '/api/auth/profile',
        headers: { authorization: 'Bearer x' },
        remoteAddress,
      });
    for (let attempt = 0; attempt < 600; attempt++) expect((await ask('192.0.2.1')).statusCode).toBe(401);
    expect((await ask('192.0.2.1')).statusCode).toBe(429);
    expect((await ask('192.0.2.2')).statusCode).toBe(401);
  });

  it.runIf(isOneApp)('allow twenty generations a minute for a student', async () => {
    const { token } = await limited.registerStudent();
    const create = () => limited.send('POST', '/study-plans', {}, { token });
    for (let attempt = 0; attempt < 20; attempt++) expect((await create()).status).toBe(400);
    expect((await create()).status).toBe(429);
    expect((await limited.send('GET', '/study-plans', undefined, { token })).status).toBe(200);
  });

  it.runIf(isOneApp)('allow six hundred other calls a minute for a student', async () => {
    const { token } = await limited.registerStudent();
    const other = await limited.registerStudent();
    const list = (who: string) =>
      limited.send('GET', '/study-plans', undefined, { token: who }).then(({ status }) => status);
    for (let attempt = 0; attempt < 600; attempt++) expect(await list(token)).toBe(200);
    expect(await list(token)).toBe(429);
    expect(await list(other.token)).toBe(200);
  });
});

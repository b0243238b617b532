import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { lockDirectory } from '#server/platform/database/directory-lock.ts';
import { readSettings } from '#server/settings.ts';
import { freePort, temporaryFolder } from '#test/support/processes/server-process.ts';
import { examine } from './checks.ts';
import { outsideParts } from './outside-parts.ts';
import { ownParts } from './own-parts.ts';

const cleanUp: (() => unknown)[] = [];
let folder: string;
beforeEach(async () => {
  const made = await temporaryFolder();
  folder = made.path;
  return async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
    await made.remove();
  };
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A server that answers whatever it is told, after a greeting. */
const lineServer = (greeting: string, answers: (told: string) => string) =>
  listen(
    createServer((socket) => {
      socket.on('error', () => {});
      if (greeting) socket.write(greeting);
      socket.on('data', (data) => void socket.write(answers(String(data))));
    }),
  );

/** Of one or more commands as Redis is sent them. */
const redisAnswers = (told: string) =>
  [...told.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)]
    .map(([, command = '']) => (/^ping$/i.test(command) ? '+PONG\r\n' : '+OK\r\n'))
    .join('');

/** The outside world over HTTP: a model, an OpenID provider and Mercado Pago, whose tokens are `good`. */
async function world({ models = ['gpt'], issuer = '', clock = Date.now() } = {}): Promise<string> {
  let base = '';
  const server = createHttpServer((request, response) => {
    response.setHeader('date', new Date(clock).toUTCString());
    response.setHeader('connection', 'close');
    const isAllowed = request.headers.authorization === 'Bearer good';
    const answers: Record<string, unknown> = {
      '/v1/models': { data: models.map((id) => ({ id })) },
      '/.well-known/openid-configuration': { issuer: issuer || base },
      ...(isAllowed && { '/users/me': { id: 1 } }),
    };
    const answer = answers[request.url ?? ''];
    response.statusCode = answer ? 200 : isAllowed ? 404 : 401;
    response.end(JSON.stringify(answer ?? {}));
  });
  base = `http://127.0.0.1:${await listen(server)}`;
  return base;
}

const look = async (env: Record<string, string>, patience?: number) => {
  const settings = readSettings({ DATA_DIR: folder, ...env });
  const built = join(folder, 'index.html');
  const { lines, isWell } = await examine(
    [...ownParts(settings, built), ...outsideParts(settings)],
    patience,
  );
  return {
    isWell,
    lineOf: (name: string) => lines.find((line) => line.slice(2).startsWith(`${name}:`)),
    lines,
  };
};

const outside = (base: string, token: string) => ({
  AI_BASE_URL: `${base}/v1`,
  AI_MODEL: 'gpt',
  AI_API_KEY: token,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: base,
  OIDC_ISSUER: base,
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Escola',
  MERCADOPAGO_ACCESS_TOKEN: token,
  MERCADOPAGO_WEBHOOK_SECRET: 'secret',
  MERCADOPAGO_BASE_URL: base,
  MAIL_FROM: 'Órbita <orbita@example.com>',
});

it('finds nothing amiss with nothing configured, once the client is built', async () => {
  expect((await look({})).lineOf('Cliente web')).toBe(
    '✗ Cliente web: não foi construído: rode npm run build.',
  );
  await writeFile(join(folder, 'index.html'), '');
  const { lines, isWell } = await look({});
  expect(lines.filter((line) => !/^[✓–] /.test(line))).toEqual([]);
  expect(isWell).toBe(true);
});

it('finds every part that answers as it should', async () => {
  await writeFile(join(folder, 'index.html'), '');
  const base = await world();
  const smtp = await lineServer('220 mail\r\n', () => '250 mail\r\n');
  const redis = await lineServer('', redisAnswers);
  const { lines } = await look({
    ...outside(base, 'good'),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    REDIS_URL: `redis://127.0.0.1:${redis}`,
    APP_URL: 'https://orbita.example',
    TRUST_PROXY: '1',
    METRICS_PORT: '9464',
  });
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
});

it('says of every part that refuses what to do, never a secret', async () => {
  const base = await world({ models: ['outro'], issuer: 'http://127.0.0.1:1', clock: Date.now() - 602_000 });
  const port = await freePort();
  const { lineOf, lines, isWell } = await look({
    ...outside(base, 'um-segredo'),
    SMTP_URL: `smtp://ana:um-segredo@127.0.0.1:${port}`,
    REDIS_URL: `redis://:um-segredo@127.0.0.1:${port}`,
    DATABASE_URL: `postgres://ana:um-segredo@127.0.0.1:${port}/orbita`,
    APP_URL: 'http://orbita.example',
  });
  expect(isWell).toBe(false);
  for (const name of ['Banco de dados', 'Redis', 'Email'])
    expect(lineOf(name)).toBe(`✗ ${name}: ninguém atende nesse endereço.`);
  expect(lineOf('Modelo')).toContain('o provedor não tem gpt: tem outro.');
  expect(lineOf('Entrada com Google')).toContain('GOOGLE_ISSUER');
  expect(lineOf('Entrada com Escola')).toContain('OIDC_ISSUER');
  expect(lineOf('Pagamentos')).toContain('respondeu 401');
  expect(lineOf('Relógio')).toMatch(/difere em 60\d s/);
  expect(lineOf('Endereço')).toContain('não é https');
  expect(lines.join('\n')).not.toContain('um-segredo');
});

it('waits for no part that is silent', async () => {
  const silent = await lineServer('', () => '');
  const { lineOf } = await look(
    {
      REDIS_URL: `redis://127.0.0.1:${silent}`,
      SMTP_URL: `smtp://127.0.0.1:${silent}`,
      MAIL_FROM: 'a@example.com',
      DATABASE_URL: `postgres://127.0.0.1:${silent}/orbita`,
    },
    1000,
  );
  for (const name of ['Redis', 'Email', 'Banco de dados'])
    expect(lineOf(name)).toBe(`✗ ${name}: não respondeu em 1 s.`);
});

it('leaves an embedded database alone while a server has it', async () => {
  await mkdir(join(folder, 'database'));
  const lock = await lockDirectory(folder);
  cleanUp.push(() => lock.release());
  expect((await look({})).lineOf('Banco de dados')).toBe(
    '✓ Banco de dados: embutido, em uso por um servidor que está no ar.',
  );
});

it('tells an address that others can reach from one that they cannot', async () => {
  const of = async (env: Record<string, string>) => (await look(env)).lineOf('Endereço');
  expect(await of({ APP_URL: 'https://orbita.example' })).toContain('TRUST_PROXY=1');
  expect(await of({ TRUST_PROXY: '1' })).toContain('ponha o endereço que os estudantes abrem');
  expect(await of({ APP_URL: 'https://orbita.example', TRUST_PROXY: '10.0.0.0/8' })).toMatch(/^✓/);
});

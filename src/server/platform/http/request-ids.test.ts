import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { handleErrors } from './error-handler.ts';
import { requestNames, tellRequestIds } from './request-ids.ts';

/** A server that logs by itself while it answers, and fails where it is told to. */
function server(proxies: false | number | string[] = false) {
  const lines: Record<string, unknown>[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, ...requestNames(proxies) });
  tellRequestIds(app);
  handleErrors(app);
  app.post('/read', async () => {
    await Promise.resolve();
    log.info('read');
    return {};
  });
  app.get('/fail', async () => {
    throw new Error('unexpected');
  });
  const ask = async (id?: string, remoteAddress = '192.0.2.7') => {
    const headers = id === undefined ? {} : { 'x-request-id': id };
    const answer = await app.inject({
      method: 'POST',
      url: '/read',
      payload: { a: 1 },
      headers,
      remoteAddress,
    });
    return String(answer.headers['x-request-id']);
  };
  return { app, ask, lines };
}

it('tells each answer its own id, and every line that is logged on the way to it', async () => {
  const { ask, lines } = server();
  const [one, two] = [await ask(), await ask()];
  expect(one).not.toBe(two);
  expect(lines.filter(({ requestId }) => requestId === one).map(({ msg }) => msg)).toEqual([
    'incoming request',
    'read',
    'request completed',
  ]);
  expect(lines.every(({ requestId }) => requestId === one || requestId === two)).toBe(true);
});

it('says in an answer that fails which request it was, as the log does', async () => {
  const { app, lines } = server();
  const answer = await app.inject('/fail');
  const { requestId, message } = answer.json();
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(message).toContain(requestId);
  expect(lines.find(({ msg }) => msg === 'request failed')).toMatchObject({ requestId });
  expect(answer.body).not.toContain('unexpected');
});

it.each<[false | number | string[], string, boolean]>([
  [false, '192.0.2.7', false],
  [1, '192.0.2.7', true],
  [['192.0.2.0/24'], '192.0.2.7', true],
  [['192.0.2.0/24'], '::ffff:192.0.2.7', true],
  [['192.0.2.9', 'fd00::/8'], '192.0.2.7', false],
  [['192.0.2.9', 'fd00::/8'], 'fd00::1', true],
  [['192.0.2.9', 'fd00::/8'], '2001:db8::1', false],
])('behind proxies %j takes the word of %s: %s', async (proxies, address, isTaken) => {
  const { ask } = server(proxies);
  expect((await ask('do-proxy.1', address)) === 'do-proxy.1').toBe(isTaken);
});

it.each(['', 'a'.repeat(65), 'a b', 'ação', '<b>', 'a\tb'])('takes no word like %j', async (id) => {
  const { ask } = server(1);
  expect(await ask(id)).toMatch(/^[\w-]{8}-1$/);
});

import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { fileTime, limitBodyTime, requestMs, usualPace } from './body-time.ts';

/** A line on which a whole file takes two seconds more than any other body. Nobody else waits for so many milliseconds. */
const pace = { bodyMs: 1_013, bitsPerSecond: transferLimits.file * 4 };
const fileMs = fileTime(pace, transferLimits.file);

/** The deadlines of bodies, which are over when a test says so. The database's and the jobs' timers go on. */
const deadlines = new Map<unknown, { ms: number; end: () => void }>();
const never = 2 ** 31 - 1;

function holdDeadlines(): void {
  deadlines.clear();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number, ...rest: []) => {
    if (ms !== pace.bodyMs && ms !== fileMs) return start(work, ms, ...rest);
    const timer = start(() => {}, never);
    deadlines.set(timer, { ms, end: work });
    return timer;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    deadlines.delete(timer);
    stop(timer);
  });
}

function letPass(elapsed: number): void {
  for (const [timer, { ms, end }] of [...deadlines]) {
    if (ms > elapsed) continue;
    clearTimeout(timer as NodeJS.Timeout);
    end();
  }
}

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp();
  app = await buildApp(test.services, pace);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await test.reset();
  holdDeadlines();
});
afterAll(async () => {
  await app.close();
  await test.close();
});

interface Sending {
  path: string;
  type: string;
  body: string;
  token?: string;
  connection?: 'close' | 'keep-alive';
}

/** Lets the server work. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Begins to send a body, and waits until the server gives it `withinMs`. */
async function begin({ path, type, body, token, connection = 'close' }: Sending, withinMs: number) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  // Who is hung up on while sending may see a reset, of which 'once' of events would make a rejection.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const half = body.length / 2;
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: orbita.example',
    `connection: ${connection}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, half)}`);
  while (![...deadlines.values()].some(({ ms }) => ms === withinMs)) await turn();
  return {
    answered: () => answer,
    finish: () => socket.write(body.slice(half)),
    closed: closed.then(() => answer),
  };
}

const signIn = {
  path: '/auth/login',
  type: 'application/json',
  body: JSON.stringify({ email: 'ana@example.com', password: 'errada' }),
};
const file = {
  path: '/flashcards/import',
  type: 'multipart/form-data; boundary=x',
  body: [
    '--x\r\ncontent-disposition: form-data; name="subject"\r\n\r\nBiologia\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    'o que é DNA?\tmolécula\r\no que é RNA?\toutra molécula\r\n--x--\r\n',
  ].join(''),
};

it('waits for a body that comes in pieces', async () => {
  const { finish, closed } = await begin(signIn, pace.bodyMs);
  letPass(pace.bodyMs - 1);
  finish();
  expect(await closed).toMatch(/^HTTP\/1\.1 401 /);
});

it('lets an answer take its time once the body is there, over a connection or not', async () => {
  const slow = Fastify();
  limitBodyTime(slow, pace.bodyMs);
  slow.post('/', async () => {
    letPass(pace.bodyMs);
    await turn();
    return 'pronto';
  });
  expect((await slow.inject({ method: 'POST', url: '/', payload: {} })).body).toBe('pronto');
  const answer = await fetch(`${await slow.listen({ port: 0, host: '127.0.0.1' })}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await answer.text()).toBe('pronto');
  await slow.close();
});

it('hangs up with a sentence on one that takes too long', async () => {
  const { closed } = await begin(signIn, pace.bodyMs);
  letPass(pace.bodyMs);
  const answer = await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(
    '{"message":"O envio demorou demais. Verifique sua conexão e tente novamente.","code":"common.too_slow"}',
  );
});

it('gives a signed-in student the time that a whole file takes', async () => {
  const { token } = await test.registerStudent();
  const whole = await begin({ ...file, token }, fileMs);
  letPass(fileMs - 1);
  whole.finish();
  expect(await whole.closed).toMatch(/^HTTP\/1\.1 201 .*"imported":2/s);
  const tooSlow = await begin({ ...file, token }, fileMs);
  letPass(fileMs);
  expect(await tooSlow.closed).toMatch(/^HTTP\/1\.1 408 /);
});

it('gives nobody else more than the time of any body, though answered at once', async () => {
  const { answered, closed } = await begin({ ...file, connection: 'keep-alive' }, pace.bodyMs);
  while (!answered()) await turn();
  letPass(pace.bodyMs);
  expect(await closed).toMatch(/^HTTP\/1\.1 401 /);
});

it('leaves a full file the time it takes at 1 Mbit/s, and Node closes what no scope does', () => {
  expect(fileTime(usualPace, transferLimits.file)).toBeGreaterThan((transferLimits.file * 8) / 1000);
  expect(app.server.requestTimeout).toBe(requestMs);
  expect(requestMs).toBeGreaterThan(fileTime(usualPace, transferLimits.file));
  expect(app.server.headersTimeout).toBeGreaterThan(0);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
});

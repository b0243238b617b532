import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { fileTime, requestMs, usualPace } from './body-time.ts';

/** A line on which a whole file takes two seconds more than any other body. */
const pace = { bodyMs: 1_000, bitsPerSecond: transferLimits.file * 4 };

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp();
  app = await buildApp(test.parts, pace);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => test.reset());
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

/** Sends a body in pieces, 60 ms apart, until the server hangs up: what it answered, and the pieces sent by then. */
async function sendSlowly({ path, type, body, token, connection = 'close' }: Sending, pieces: number) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  // Who is hung up on while sending may see a reset, of which 'once' of events would make a rejection.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: orbita.example',
    `connection: ${connection}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const length = Math.ceil(body.length / pieces);
  let sent = 0;
  for (; sent * length < body.length && !socket.destroyed; sent++) {
    socket.write(body.slice(sent * length, (sent + 1) * length));
    await wait(60);
  }
  await closed;
  return { answer, sent };
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

it('waits for a body that comes in pieces, and hangs up with a sentence on one that takes too long', async () => {
  expect((await sendSlowly(signIn, 2)).answer).toMatch(/^HTTP\/1\.1 401 /);
  const { answer } = await sendSlowly(signIn, 40);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(
    '{"message":"O envio demorou demais. Verifique sua conexão e tente novamente.","code":"common.too_slow"}',
  );
});

it('gives a signed-in student the time that a whole file takes', async () => {
  const { token } = await test.registerStudent();
  const whole = await sendSlowly({ ...file, token }, 12);
  expect(whole.answer).toMatch(/^HTTP\/1\.1 201 .*"imported":2/s);
  const tooSlow = await sendSlowly({ ...file, token }, 80);
  expect(tooSlow.answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('gives nobody else more than the time of any body, though answered at once', async () => {
  const { answer, sent } = await sendSlowly({ ...file, connection: 'keep-alive' }, 60);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(sent).toBeGreaterThan(1);
  expect(sent).toBeLessThan(40);
});

it('leaves a full file the time it takes at 1 Mbit/s, and Node closes what no scope does', () => {
  expect(fileTime(usualPace, transferLimits.file)).toBeGreaterThan((transferLimits.file * 8) / 1000);
  expect(app.server.requestTimeout).toBe(requestMs);
  expect(requestMs).toBeGreaterThan(fileTime(usualPace, transferLimits.file));
  expect(app.server.headersTimeout).toBeGreaterThan(0);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
});

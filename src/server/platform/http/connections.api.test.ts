import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { messageOf } from '#shared/messages.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  app = await buildApp(test.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());
afterAll(() => test.close());

/** A connection that a client keeps, and everything that is answered on it until the server hangs up. */
function open(): { socket: Socket; answer: Promise<string> } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  return { socket, answer: once(socket, 'close').then(() => text) };
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

const body = JSON.stringify({ email: 'ana@example.com', password: 'errada' });
const signIn = [
  'POST /api/auth/login HTTP/1.1',
  'host: orbita.example',
  'connection: keep-alive',
  'content-type: application/json',
  `content-length: ${body.length}`,
  '\r\n',
].join('\r\n');

describe('a server that stops', () => {
  it('hears to the end whoever had begun to speak, and then hangs up', async () => {
    const { socket, answer } = open();
    socket.write(signIn + body.slice(0, 10));
    await once(app.server, 'request');
    const stopped = app.close();
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
    socket.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 .*\r\nconnection: close\r\n/is);
    expect(bodyOf(await answer)).toMatchObject({ code: expect.stringMatching(/^accounts\./) });
    await stopped;
  });

  it('answers a request of which only the first words had come', async () => {
    const { socket, answer } = open();
    const [served] = (await once(app.server, 'connection')) as [Socket];
    socket.write('GET /api/contact HTTP/1.1\r\nhost: orb');
    await vi.waitFor(() => expect(served.bytesRead).toBeGreaterThan(0));
    const stopped = app.close();
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
    socket.write('ita.example\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
    expect(bodyOf(await answer)).toEqual({ supportEmail: null });
    await stopped;
  });
});

describe('what is no request', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'common.malformed'],
    ['a zero after it', 'GET /\r\n\r\n\0', 400, 'common.malformed'],
    [
      'too long a head',
      `GET /api/health HTTP/1.1\r\nhost: orbita.example\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'common.headers_too_large',
    ],
  ] as const)(
    'is answered with a sentence, and told that the connection ends: %s',
    async (_, request, status, code) => {
      const { socket, answer } = open();
      socket.write(request);
      const text = await answer;
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
      expect(text).toContain('\r\nconnection: close\r\n');
      expect(bodyOf(text)).toEqual({ message: messageOf(code), code });
    },
  );
});

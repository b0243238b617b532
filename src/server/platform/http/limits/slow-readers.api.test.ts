import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { sendEvents } from '../event-stream.ts';
import { usualPace } from './body-time.ts';
import { type Reading, usualReading } from './slow-readers.ts';

/** More than the system keeps between two processes. */
const large = 30_000_000;
const stalledMs = 400;

let test: TestApp;
let app: FastifyInstance;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});
afterAll(() => test.close());

async function listen(reading: Partial<Reading>): Promise<void> {
  app = await buildApp(test.services, usualPace, { ...usualReading, ...reading });
  app.get('/large', async () => 'a'.repeat(large));
  app.get('/late', async () => {
    await wait(3 * stalledMs);
    return 'tarde';
  });
  app.get('/events', (_request, reply) =>
    sendEvents<string>(reply, async (send) => {
      send('primeiro');
      await wait(3 * stalledMs);
      send('último');
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Asks on a connection of its own: the client's end, which reads nothing yet, and the server's. */
async function ask(path: string): Promise<{ client: Socket; server: Socket }> {
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(client);
  client.on('error', () => {});
  client.pause();
  client.write(`GET ${path} HTTP/1.1\r\nhost: orbita.example\r\nconnection: close\r\n\r\n`);
  const [server] = await connected;
  return { client, server };
}

/** What comes until the connection ends, or is ended. */
async function readAll(client: Socket, pauseMs = 0): Promise<string> {
  let text = '';
  try {
    for await (const chunk of client) {
      text += chunk;
      if (pauseMs > 0) await wait(pauseMs);
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'ECONNRESET' });
  }
  return text;
}

it('hangs up on who asks for much and reads none of it', async () => {
  await listen({ stalledMs });
  const { client, server } = await ask('/large');
  await once(server, 'close');
  expect((await readAll(client)).length).toBeLessThan(large);
});

it('lets read who reads, however slowly', async () => {
  // Longer than the system takes to tell that something was read, shorter than the whole takes.
  await listen({ stalledMs: 2000 });
  const { client } = await ask('/large');
  const text = await readAll(client, 10);
  expect(text.length - text.indexOf('\r\n\r\n') - 4).toBe(large);
});

it.each(['/late', '/events'])('waits with who waits for an answer: %s', async (path) => {
  await listen({ stalledMs });
  const { client } = await ask(path);
  expect(await readAll(client)).toMatch(/tarde|último/);
});

it('hangs up on those that keep much waiting longest, when too much waits for all', async () => {
  await listen({ waitingBytes: 2.5 * large });
  const asked: { client: Socket; server: Socket }[] = [];
  for (let count = 0; count < 3; count++) {
    const pair = await ask('/large');
    asked.push(pair);
    // Its answer waits before the next one asks.
    while (pair.server.writableLength === 0 && !pair.server.destroyed) await wait(1);
  }
  const [first, ...others] = asked;
  if (first && !first.server.closed) await once(first.server, 'close');
  for (const { client } of others) {
    const text = await readAll(client);
    expect(text.length).toBeGreaterThan(large);
  }
});

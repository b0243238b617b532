import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { openCounters } from './request-counts.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

/** A server that takes connections and says nothing, and how to reach it. */
async function silentServer() {
  const connections: Socket[] = [];
  const server = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of connections) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  toClose.push(close);
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Counts what comes to '/', three a minute for each `x-who`; answers the seconds to wait. */
async function countingApp(redisUrl: string) {
  const lines: string[] = [];
  const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  toClose.push(() => app.close());
  const countBy = await openCounters(app, redisUrl);
  const count = countBy(3, (request) => String(request.headers['x-who']));
  app.get('/', async (request) => ({ wait: await count(request) }));
  return { app, lines };
}

const ask = async (app: FastifyInstance, who: string): Promise<number> => {
  const answer = await app.inject({ url: '/', headers: { 'x-who': who } });
  return answer.json<{ wait: number }>().wait;
};

describe('counting while Redis', () => {
  it.each(['says nothing', 'refuses'])('%s goes on in memory, which is said once', async (how) => {
    const { url, close } = await silentServer();
    if (how === 'refuses') await close();
    const { app, lines } = await countingApp(url);
    for (let request = 0; request < 3; request++) expect(await ask(app, 'ana')).toBe(0);
    for (let request = 0; request < 20; request++) expect(await ask(app, 'ana')).toBeGreaterThan(0);
    expect(await ask(app, 'bia')).toBe(0);
    expect(lines).toEqual([expect.stringContaining('redis does not answer')]);
  });
});

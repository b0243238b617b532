import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type RedisServer, startRedis } from '#test/support/processes/redis-server.ts';
import {
  copyInstallation,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/processes/server-process.ts';

let redis: RedisServer;
let one: ServerProcess;
let two: ServerProcess;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  redis = await startRedis();
  cleanUp.push(() => redis.signal('SIGKILL'));
  [one, two] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const end of cleanUp.reverse()) await end();
});

async function start(): Promise<ServerProcess> {
  const folder = await temporaryFolder();
  cleanUp.push(folder.remove);
  await copyInstallation(inject('installation'), folder.path);
  const server = await startServer({ DATA_DIR: folder.path, REDIS_URL: redis.url, LOG_LEVEL: 'silent' });
  cleanUp.push(() => server.end('SIGKILL'));
  return server;
}

const signIn = async ({ url }: ServerProcess, email: string) => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'errada' }),
  });
  return response.status;
};

/** The answers to twelve wrong passwords for one address. */
async function guess(email: string, servers: readonly ServerProcess[]): Promise<number[]> {
  const answers: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++)
    answers.push(await signIn(servers[attempt % servers.length] as ServerProcess, email));
  return answers;
}
const tenAndNoMore = [...Array(10).fill(401), 429, 429];

it('servers that share a Redis count attempts together', async () => {
  expect(await guess('ana@example.com', [one, two])).toEqual(tenAndNoMore);
});

it('a Redis that is silent holds nobody up, lets nobody through, and counts again once it speaks', async () => {
  await redis.signal('SIGSTOP');
  expect(await guess('bia@example.com', [one])).toEqual(tenAndNoMore);
  await redis.signal('SIGCONT');
  await expect.poll(() => signIn(one, 'bia@example.com')).toBe(401);
});

it('each counts in memory once the Redis is gone', async () => {
  await redis.signal('SIGKILL');
  expect(await guess('caio@example.com', [one])).toEqual(tenAndNoMore);
});

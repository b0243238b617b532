import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type RedisServer, startRedis } from '#test/support/processes/redis-server.ts';
import {
  copyInstallation,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/processes/server-process.ts';

let redis: RedisServer;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
  await redis.signal('SIGKILL');
});

async function start(): Promise<ServerProcess> {
  const folder = await temporaryFolder();
  cleanUp.push(folder.remove);
  await copyInstallation(inject('installation'), folder.path);
  const server = await startServer({ DATA_DIR: folder.path, REDIS_URL: redis.url, LOG_LEVEL: 'silent' });
  cleanUp.push(() => server.end('SIGKILL'));
  return server;
}

const signIn = async ({ url }: ServerProcess, email = 'ana@example.com') => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'errada' }),
  });
  return response.status;
};

it('servers that share a Redis count attempts together, and each in memory once it is gone', async () => {
  const [one, two] = [await start(), await start()];
  const answers: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) answers.push(await signIn(attempt % 2 === 0 ? one : two));
  expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
  await redis.signal('SIGKILL');
  const without: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) without.push(await signIn(one, 'bia@example.com'));
  expect(without).toEqual([...Array(10).fill(401), 429, 429]);
});

it('a Redis that is silent holds nobody up, lets nobody through, and counts again once it speaks', async () => {
  const server = await start();
  expect(await signIn(server)).toBe(401);
  await redis.signal('SIGSTOP');
  const answers: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) answers.push(await signIn(server, 'bia@example.com'));
  expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
  await redis.signal('SIGCONT');
  await expect.poll(() => signIn(server, 'bia@example.com')).toBe(401);
});

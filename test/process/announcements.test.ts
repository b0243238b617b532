import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RedisServer, startRedis } from '#test/support/processes/redis-server.ts';

let redis: RedisServer;
const cleanUp: (() => unknown)[] = [];
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const end of cleanUp.splice(0)) end();
  await redis.signal('SIGKILL');
});

/** What another process would have: the module anew. */
async function openProcess(redisUrl: string) {
  vi.resetModules();
  const { announce, carryAnnouncements, onAnnounced } = await import('#server/platform/announcements.ts');
  const said: string[] = [];
  const log = {
    info: (message: string) => void said.push(message),
    warn: (_context: object, message: string) => void said.push(message),
  };
  cleanUp.push(carryAnnouncements(redisUrl, log));
  return { announce, onAnnounced, said };
}

it('what one process announces is heard by all that listen, and goes on once a Redis is back', async () => {
  const [one, two] = [await openProcess(redis.url), await openProcess(redis.url)];
  const heard = { one: 0, two: 0, other: 0 };
  one.onAnnounced('lista', () => {
    heard.one += 1;
  });
  const leave = two.onAnnounced('lista', () => {
    heard.two += 1;
  });
  two.onAnnounced('outra', () => {
    heard.other += 1;
  });
  const reaches = async () => {
    const { two: before } = heard;
    one.announce('lista');
    await new Promise((resolve) => setTimeout(resolve, 20));
    return heard.two > before;
  };
  await expect.poll(reaches).toBe(true);
  expect(heard.other).toBe(0);

  await redis.signal('SIGKILL');
  await expect.poll(() => one.said).toHaveLength(1);
  const { one: before } = heard;
  for (let count = 0; count < 200; count++) one.announce('lista');
  expect(heard.one).toBe(before + 200);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(one.said).toEqual([expect.stringContaining('redis does not answer')]);

  redis = await startRedis(Number(new URL(redis.url).port));
  await expect.poll(reaches).toBe(true);
  expect(one.said).toHaveLength(2);
  leave();
});

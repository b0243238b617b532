import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { inTransaction } from './database/database.ts';
import { type Job, type Jobs, openJobs } from './jobs.ts';

let test: TestDatabase;
const opened: Jobs[] = [];

beforeEach(async () => {
  test = await openTestDatabase();
  return async () => {
    for (const jobs of opened.splice(0)) await jobs.stop(2000);
    await test.close();
  };
});

const open = () => {
  const jobs = openJobs(test.database, test.databaseUrl, pino({ level: 'silent' }));
  opened.push(jobs);
  return jobs;
};

const until = async (done: () => boolean) => {
  for (let look = 0; look < 400 && !done(); look++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(done()).toBe(true);
};

const counting = (
  name: string,
  run: Job<{ n: number }>['run'],
  more: Partial<Job<{ n: number }>> = {},
): Job<never> => ({
  name,
  options: { timeoutSeconds: 5, retries: 1 },
  run,
  ...more,
});

it('runs what a transaction queued, once, and nothing of one that failed', async () => {
  const seen: number[] = [];
  const jobs = open();
  await jobs.start([counting('test.count', async ({ n }) => void seen.push(n))]);
  const { db } = test.database;
  await inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, 'test.count', { n: 1 });
    throw new Error('undone');
  }).catch(() => {});
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'test.count', { n: 2 }));
  await until(() => seen.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(seen).toEqual([2]);
});

it('tries again, then gives up and says so', async () => {
  let tries = 0;
  const given: number[] = [];
  const jobs = open();
  await jobs.start([
    counting(
      'test.failing',
      async () => {
        tries++;
        throw new Error('no');
      },
      { giveUp: async ({ n }) => void given.push(n) },
    ),
  ]);
  await inTransaction(test.database.db, (tx) => jobs.enqueue(tx, 'test.failing', { n: 7 }));
  await until(() => given.length > 0);
  expect(tries).toBe(2);
  expect(given).toEqual([7]);
});

it('aborts a try whose time is over', async () => {
  const reasons: string[] = [];
  const jobs = open();
  await jobs.start([
    counting(
      'test.slow',
      (_data, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reasons.push((signal.reason as Error).name);
            reject(signal.reason as Error);
          });
        }),
      { options: { timeoutSeconds: 1, retries: 0 } },
    ),
  ]);
  await inTransaction(test.database.db, (tx) => jobs.enqueue(tx, 'test.slow', { n: 1 }));
  await until(() => reasons.length > 0);
  expect(reasons).toEqual(['TimeoutError']);
});

it('keeps queued work for the next process', async () => {
  const first = open();
  await first.start([counting('test.later', async () => {})]);
  await first.stop(2000);
  opened.length = 0;
  const idle = open();
  await idle.start([]);
  await inTransaction(test.database.db, (tx) => idle.enqueue(tx, 'test.later', { n: 3 }));
  await idle.stop(2000);
  opened.length = 0;
  const seen: number[] = [];
  await open().start([counting('test.later', async ({ n }) => void seen.push(n))]);
  await until(() => seen.length > 0);
  expect(seen).toEqual([3]);
});

import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { borrowTestDatabase, type TestDatabase } from '#test/support/database/test-database.ts';
import { inTransaction } from './database/database.ts';
import { type Job, type Jobs, type Log, openJobs } from './jobs.ts';
import { openLog } from './log.ts';
import { inLogContext } from './log-context.ts';

let test: TestDatabase;
const opened: Jobs[] = [];

beforeEach(async () => {
  test = await borrowTestDatabase();
  return async () => {
    for (const jobs of opened.splice(0)) await jobs.stop(2000);
    await test.close();
  };
});

const open = (pollSeconds?: number, log: Log = pino({ level: 'silent' }), works = true) => {
  const jobs = openJobs(test.database, test.databaseUrl, log, { ...(pollSeconds && { pollSeconds }), works });
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

// The embedded database is one process's, which works.
it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'is queued by a process that does not work, and done by one that does',
  async () => {
    const done: number[] = [];
    const job = counting('shared', async ({ n }) => void done.push(n));
    const web = open(undefined, undefined, false);
    await web.start([job]);
    await inTransaction(test.database.db, (tx) => web.enqueue(tx, 'shared', { n: 1 }));
    const worker = open();
    await worker.start([job]);
    await until(() => done.length > 0);
    expect(done).toEqual([1]);
  },
);

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

it('runs one job of a student at a time, and another student’s meanwhile', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const jobs = open();
  await jobs.start([
    {
      name: 'test.fair',
      options: { timeoutSeconds: 20, retries: 0, concurrency: 3, perStudent: 1 },
      run: ({ userId, n }: { userId: string; n: number }) => {
        begun.push(`${userId} ${n}`);
        return new Promise((resolve) => ends.set(`${userId} ${n}`, resolve));
      },
    } as Job<never>,
  ]);
  const ask = (userId: string, n: number) =>
    inTransaction(test.database.db, (tx) => jobs.enqueue(tx, 'test.fair', { userId, n }));
  await ask('ana', 1);
  await until(() => begun.length === 1);
  for (const n of [2, 3]) await ask('ana', n);
  await ask('bia', 1);
  await until(() => begun.length === 2);
  expect(begun).toEqual(['ana 1', 'bia 1']);
  ends.get('ana 1')?.();
  await until(() => begun.length === 3);
  expect(begun).toEqual(['ana 1', 'bia 1', 'ana 2']);
  for (const name of ['bia 1', 'ana 2']) ends.get(name)?.();
  await until(() => begun.length === 4);
  ends.get('ana 3')?.();
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

const anHour = 3600;
const queue = (jobs: Jobs, name: string, count: number) =>
  inTransaction(test.database.db, async (tx) => {
    for (let n = 0; n < count; n++) await jobs.enqueue(tx, name, { n });
  });
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);
/** The jobs of one transaction have one time, and so no order among themselves. */
const inOrder = (numbers: number[]) => numbers.toSorted((one, other) => one - other);

it('works off what one transaction queued without waiting for a poll', async () => {
  const seen: number[] = [];
  const jobs = open(anHour);
  await jobs.start([
    counting('test.many', async ({ n }) => void seen.push(n), {
      options: { timeoutSeconds: 5, retries: 1, concurrency: 2 },
    }),
  ]);
  await queue(jobs, 'test.many', 60);
  await until(() => seen.length >= 60);
  expect(inOrder(seen)).toEqual(upTo(60));
});

/** Queues jobs where nobody works, so that no announcement of them is on its way any more. */
async function leaveBehind(name: string, count: number): Promise<void> {
  const first = open();
  await first.start([counting(name, async () => {})]);
  await first.stop(2000);
  const idle = open();
  await idle.start([]);
  await queue(idle, name, count);
  await idle.stop(2000);
  opened.length = 0;
}

it('works off what an earlier process left without waiting for a poll', async () => {
  await leaveBehind('test.left', 20);
  const seen: number[] = [];
  await open(anHour).start([counting('test.left', async ({ n }) => void seen.push(n))]);
  await until(() => seen.length >= 20);
  expect(inOrder(seen)).toEqual(upTo(20));
});

it('leaves the next job for the next poll after one that failed', async () => {
  await leaveBehind('test.away', 3);
  let tries = 0;
  const seen: number[] = [];
  const jobs = open(anHour);
  await jobs.start([
    counting('test.away', async () => {
      tries++;
      throw new Error('The mail server is away.');
    }),
    counting('test.after', async ({ n }) => void seen.push(n)),
  ]);
  await until(() => tries > 0);
  await queue(jobs, 'test.after', 10);
  await until(() => seen.length >= 10);
  expect(inOrder(seen)).toEqual(upTo(10));
  expect(tries).toBe(1);
});

it('says in the log which request has queued a job, and hands the job what it was given', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const seen: object[] = [];
  const jobs = open(undefined, log);
  await jobs.start([
    counting('test.told', async (data) => {
      seen.push(data);
      log.info('in the job');
      if (seen.length === 1) throw new Error('no');
    }),
  ]);
  await inLogContext({ requestId: 'r-1' }, () =>
    inTransaction(test.database.db, (tx) => jobs.enqueue(tx, 'test.told', { n: 1 })),
  );
  await until(() => lines.some(({ msg }) => msg === 'job completed'));
  expect(seen).toEqual([{ n: 1 }, { n: 1 }]);
  expect(lines.map(({ msg }) => msg)).toEqual(['in the job', 'job failed', 'in the job', 'job completed']);
  for (const line of lines)
    expect(line).toMatchObject({ requestId: 'r-1', job: 'test.told', jobId: expect.any(String) });
});

it('logs one reason for what all workers meet', async () => {
  const reasons = new Map<string, number>();
  const error: Log['error'] = (context) => {
    const { message } = (context as { err: Error }).err;
    reasons.set(message, (reasons.get(message) ?? 0) + 1);
  };
  const jobs = open(undefined, { error, warn: () => {}, info: () => {} });
  await jobs.start([
    counting('test.one', async () => {}, { options: { timeoutSeconds: 5, retries: 1, concurrency: 2 } }),
    counting('test.other', async () => {}),
  ]);
  await test.database.exec('alter schema pgboss rename to away');
  await until(() => [...reasons.values()].some((count) => count >= 3));
  await test.database.exec('alter schema away rename to pgboss');
  expect([...reasons.keys()].filter((reason) => /Queue|Worker/.test(reason))).toEqual([]);
});

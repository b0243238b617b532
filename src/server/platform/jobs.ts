import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss, type Job as Taken } from 'pg-boss';
import { type Database, type Db, rowsOf } from './database/database.ts';
import { lockFailedQueue } from './job-queries.ts';
import { inLogContext, logContext } from './log-context.ts';

interface JobOptions {
  /** Seconds one try may take before it counts as failed. */
  timeoutSeconds: number;
  /** Further tries after the first. */
  retries: number;
  /** How many run at once in one process. */
  concurrency?: number;
  /** How many of one student's run at once, in all processes: those whose data has the same `userId`. */
  perStudent?: number;
  /** One at a time in all processes, none waiting behind it: another tick meanwhile is dropped. */
  isExclusive?: boolean;
  /** Runs by itself, as a cron expression in UTC. */
  cron?: string;
}

export interface Job<T> {
  name: string;
  options: JobOptions;
  /** One try. `signal` aborts when its time is over or the server stops; a rejection counts as a failed try. */
  run(data: T, signal: AbortSignal): Promise<void>;
  /** After the last try failed, or its process died. */
  giveUp?(data: T): Promise<void>;
}

export interface Jobs {
  /** Queues work in the transaction that needs it: it exists if, and only if, the transaction commits. */
  enqueue<T extends object>(tx: Db, name: string, data: T): Promise<void>;
  /** Deletes every job, done or not, in which `text` stands: an id of somebody who is gone. */
  forget(tx: Db, text: string): Promise<void>;
  /** Tries a job again that failed for good and was not given up, in a transaction. Answers its kind; null when there is no such job. */
  retry(tx: Db, id: string): Promise<string | null>;
  /** Starts working, where this process works; `jobs` are the kinds it knows. */
  start(jobs: Job<never>[]): Promise<void>;
  /** Whether it has started, and not been stopped. */
  isRunning(): boolean;
  /** Waits for jobs in hand, at most `timeoutMs`; what is unfinished is tried again by the next process. */
  stop(timeoutMs: number): Promise<void>;
}

export interface Log {
  error(context: object, message: string): void;
  warn(context: object, message: string): void;
  info(context: object, message: string): void;
}

// New work is announced; retries and given-up work are found by polling, soon enough for who waits for them.
const usualPoll = 2;

/** The reason alone, as an error: which of the workers met it first tells nothing, and would make it many reasons. */
function withoutWorker({ message, stack, ...rest }: Error): Error {
  const reason = message.replace(/ \(Queue: .*\)$/, '');
  return Object.assign(new Error(reason), rest, { stack: stack?.replace(message, reason) });
}

/**
 * Background work on pg-boss: in the same database, so that it survives a restart and never runs twice at once. A process
 * that doesn't work only queues what others do.
 */
export function openJobs(
  database: Database,
  databaseUrl: string | undefined,
  log: Log,
  { pollSeconds = usualPoll, works = true }: { pollSeconds?: number; works?: boolean } = {},
): Jobs {
  const boss = new PgBoss({
    ...(database.pglite
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : {
          connectionString: databaseUrl as string,
          max: 4,
          application_name: 'orbita-jobs',
        }),
    useListenNotify: works,
    supervise: works,
    schedule: works,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
  });
  boss.on('error', (error) => log.error({ err: withoutWorker(error) }, 'jobs'));
  let running = false;

  /** One try, in the log with its name, its id and the request that queued it. */
  async function logged(name: string, { id, data }: Taken, run: (data: never) => Promise<void>) {
    const { requestId, ...own } = (data ?? {}) as { requestId?: string };
    await inLogContext({ job: name, jobId: id, ...(requestId && { requestId }) }, async () => {
      const began = performance.now();
      try {
        await run((data && own) as never);
      } catch (error) {
        log.warn({ err: error }, 'job failed');
        throw error;
      }
      log.info({ responseTime: performance.now() - began }, 'job completed');
    });
  }

  /**
   * One worker. After a job it looks for the next at once: an announcement tells of many jobs once, and a backlog
   * was announced to nobody here. After a failure it waits for its poll, since what the job needs may be away.
   */
  async function work(
    queue: string,
    run: (taken: Taken<never>) => Promise<void>,
    options: { groupConcurrency?: number } = {},
  ): Promise<void> {
    const worker = await boss.work<never>(
      queue,
      {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
        batchSize: 1,
        ...options,
      },
      async ([taken]) => {
        if (!taken) return;
        await run(taken);
        boss.notifyWorker(worker);
      },
    );
  }

  async function register({ name, options, run, giveUp }: Job<never>): Promise<void> {
    const { timeoutSeconds, retries, concurrency = 1, perStudent, isExclusive, cron } = options;
    const deadLetter = `${name}.given-up`;
    if (giveUp) {
      await boss.createQueue(deadLetter, { retryLimit: 5, notify: true });
      if (works) await work(deadLetter, (taken) => logged(deadLetter, taken, giveUp));
    }
    const queue = {
      // Tries end by their own signal; these two are for a process that died in the middle.
      expireInSeconds: timeoutSeconds + 5,
      heartbeatSeconds: 10,
      retryLimit: retries,
      // Workers that go on at once would use up all tries within a moment.
      retryDelay: 1,
      deleteAfterSeconds: 24 * 3600,
      notify: true,
      ...(giveUp && { deadLetter }),
    };
    await boss.createQueue(name, { ...queue, ...(isExclusive && { policy: 'exclusive' as const }) });
    await boss.updateQueue(name, queue);
    if (!works) return;
    for (let count = 0; count < concurrency; count++)
      await work(
        name,
        (taken) =>
          logged(name, taken, (data) =>
            run(data, AbortSignal.any([taken.signal, AbortSignal.timeout(timeoutSeconds * 1000)])),
          ),
        { ...(perStudent && { groupConcurrency: perStudent }) },
      );
    if (cron) await boss.schedule(name, cron);
  }

  const within = (tx: Db) =>
    fromDrizzle(
      { execute: async (query: unknown) => ({ rows: await rowsOf<unknown>(tx, query as SQL) }) },
      sql,
    );

  return {
    enqueue: async (tx, name, data) => {
      const group = 'userId' in data && { group: { id: String(data.userId) } };
      const { requestId } = logContext();
      const told = requestId ? { ...data, requestId } : data;
      await boss.send(name, told, { db: within(tx), ...group });
    },
    forget: async (tx, text) => {
      await tx.execute(
        sql`delete from pgboss.job where strpos(concat(data::text, output::text), ${text}) > 0`,
      );
    },
    retry: async (tx, id) => {
      const name = await lockFailedQueue(tx, id);
      if (!name) return null;
      await boss.retry(name, id, { db: within(tx) });
      return name;
    },
    start: async (jobs) => {
      await boss.start();
      // What ran by itself and does so no more, after a change of version or settings, would pile up.
      const timed = new Set(jobs.filter(({ options }) => options.cron).map(({ name }) => name));
      for (const { name } of await boss.getSchedules()) if (!timed.has(name)) await boss.unschedule(name);
      for (const job of jobs) await register(job);
      running = true;
    },
    isRunning: () => running,
    stop: (timeoutMs) => {
      running = false;
      return boss.stop({ graceful: true, timeout: timeoutMs, close: true });
    },
  };
}

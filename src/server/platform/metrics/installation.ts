import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import type { Services } from '../services.ts';
import { within } from '../within.ts';
import type { Metrics } from './metrics.ts';

/** However often somebody asks, the database is asked once in this time. */
const keptMs = 15_000;
/** And for no more than one part in so many of all time. */
const share = 100;
const patienceMs = 5000;
const liveMinutes = 15;

interface Queue {
  job: string;
  waiting: number;
  active: number;
  oldest: number;
}

/** Jobs that are due or at work, by name, and the age in seconds of the one that is due for the longest. */
const listQueues = (db: Database['db']) =>
  rowsOf<Queue>(
    db,
    sql`select name as job,
        (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
        (count(*) filter (where state = 'active'))::int as active,
        coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::float8 as oldest
      from pgboss.job where state <= 'active' and start_after <= now() group by name`,
  );

const countLiveSessions = async (db: Database['db'], since: Date) => {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from sessions where rotated_at > ${since.toISOString()}::timestamptz`,
  );
  return row?.count ?? 0;
};

/** Fills in, whenever somebody reads the metrics, what the process doesn't count: its pool, the queues, the sessions. */
export function measureInstallation(
  metrics: Metrics,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  const { db } = database;

  const answered = [metrics.queueWaiting, metrics.queueActive, metrics.queueOldest, metrics.liveSessions];

  async function ask(): Promise<void> {
    const since = new Date(clock.now().getTime() - liveMinutes * 60_000);
    const [queues, sessions] = await within(
      patienceMs,
      Promise.all([listQueues(db), countLiveSessions(db, since)]),
    );
    for (const gauge of answered) gauge.reset();
    for (const { job, waiting, active, oldest } of queues) {
      metrics.queueWaiting.set({ job }, waiting);
      metrics.queueActive.set({ job }, active);
      metrics.queueOldest.set({ job }, oldest);
    }
    metrics.liveSessions.set(sessions);
  }

  let nextAt = 0;
  let asking: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    if (performance.now() < nextAt) return asking ?? Promise.resolve();
    const began = performance.now();
    nextAt = Number.POSITIVE_INFINITY;
    asking = ask()
      .then(
        () => metrics.databaseUp.set(1),
        () => {
          for (const gauge of answered) gauge.reset();
          metrics.databaseUp.set(0);
        },
      )
      .then(() => {
        const ended = performance.now();
        nextAt = ended + Math.max(keptMs, (ended - began) * share);
      });
    return asking;
  };

  const readPool = () => {
    const { size, working } = database.load();
    const busy = Math.min(size, working);
    metrics.poolSize.set(size);
    metrics.poolBusy.set(busy);
    metrics.poolIdle.set(size - busy);
    metrics.poolWaiting.set(working - busy);
  };

  // Each waits for the same answer before it is read.
  for (const gauge of [metrics.databaseUp, ...answered]) Object.assign(gauge, { collect: refresh });
  const { poolSize, poolBusy, poolIdle, poolWaiting } = metrics;
  for (const gauge of [poolSize, poolBusy, poolIdle, poolWaiting])
    Object.assign(gauge, { collect: readPool });
}

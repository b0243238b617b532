import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database/database.ts';
import type { Page } from './database/page.ts';

/** What waits in a queue, is being done, and failed for good within a day. */
export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** Seconds since the first of those that wait was due. */
  waitingSeconds: number;
}

export const listQueueStates = (db: Db): Promise<QueueState[]> =>
  rowsOf(
    db,
    sql`select name, (count(*) filter (where waits))::int as waiting,
        (count(*) filter (where state = 'active'))::int as active,
        (count(*) filter (where state = 'failed'))::int as failed,
        coalesce(extract(epoch from now() - min(start_after) filter (where waits)), 0)::float8 as "waitingSeconds"
      from (
        select name, state, start_after, state in ('created', 'retry') and start_after <= now() as waits
        from pgboss.job where state in ('created', 'retry', 'active', 'failed')
      ) jobs
      group by name order by name`,
  );

export interface FailedJob {
  id: string;
  name: string;
  /** Tries it had. */
  tries: number;
  /** ISO; null for one whose process died. */
  failedAt: string | null;
  reason: string;
  /** False for work that was given up: who asked for it was told, and asks again. */
  canRetry: boolean;
}

/**
 * Those that failed for good, of the given kinds or all, the last first. Of the reason only the first line, cut off: a failed query tells the
 * values it was given, which students wrote, on the second.
 */
export const listFailedJobs = (
  db: Db,
  { offset, limit }: Page,
  names: readonly string[] | null = null,
): Promise<FailedJob[]> =>
  rowsOf(
    db,
    sql`select id::text as id, name, retry_count + 1 as tries,
        to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "failedAt",
        left(split_part(coalesce(output ->> 'message', output ->> 'value', ''), E'\n', 1), 300) as reason,
        dead_letter is null as "canRetry"
      from pgboss.job where state = 'failed' ${names ? sql`and name in ${[...names]}` : sql``}
      order by completed_on desc nulls last, id desc
      limit ${limit} offset ${offset}`,
  );

/** The queue of a job that failed for good and may be tried again, held until the transaction ends; undefined when there is none. */
export async function lockFailedQueue(tx: Db, id: string): Promise<string | undefined> {
  const [job] = await rowsOf<{ name: string }>(
    tx,
    sql`select name from pgboss.job where id = ${id}::uuid and state = 'failed' and dead_letter is null for update`,
  );
  return job?.name;
}

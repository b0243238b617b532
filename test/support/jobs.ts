import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import type { TestApp } from './test-app.ts';

/** Waits until every job that was queued has been done, or has failed for good. */
export async function jobsDone({ services }: TestApp): Promise<void> {
  const waiting = async () => {
    const [row] = await rowsOf<{ jobs: number }>(
      services.db,
      sql`select count(*)::int as jobs from pgboss.job where state < 'completed'`,
    );
    return row?.jobs;
  };
  await expect.poll(waiting).toBe(0);
}

import { pino } from 'pino';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openJobs } from '#server/platform/jobs.ts';

/** Everything a fresh test database holds: our tables and the jobs' schema. */
export async function prepareDatabase(database: Database, databaseUrl?: string): Promise<void> {
  await migrate(database);
  const jobs = openJobs(database, databaseUrl, pino({ level: 'silent' }));
  await jobs.start([]);
  await jobs.stop(2000);
}

import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import postgres from 'postgres';
import { inject } from 'vitest';
import { type Database, openDatabase, overPglite } from '#server/platform/database/database.ts';
import { openPglite } from '#server/platform/database/open-pglite.ts';
import { tablePlacement } from '#server/platform/database/placement.ts';
import { createClusterDatabase } from './cluster-database.ts';

export interface TestDatabase {
  database: Database;
  databaseUrl: string | undefined;
  /** Empties every table of ours. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A migrated database of the kind that the running project tests: PGlite, a real PostgreSQL or a cluster of them. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const kind = process.env.TEST_DATABASE;
  if (kind === 'citus') return overAddress(await createClusterDatabase(inject('citusUrl')));
  return kind === 'postgres' ? copyOfPostgres() : copyOfPglite();
}

const returned: TestDatabase[] = [];

/**
 * One that an earlier file of this process has closed, empty again, or a new one: to make one takes longer than most
 * files. Its `close` hands it on.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const borrowed = returned.pop() ?? (await openTestDatabase());
  const close = async () => {
    await borrowed.clear();
    await borrowed.database.exec('delete from pgboss.job; delete from pgboss.schedule');
    returned.push(borrowed);
  };
  return { ...borrowed, close };
}

/** A job of the test before may still be writing; the database then asks one of the two to begin again. */
async function clearAll(database: Database): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const failure = await database.exec(clearing).catch((error: Error & { code?: string }) => error);
    if (!failure) return;
    if (failure.code !== '40P01' || attempt === 3) throw failure;
  }
}

const kept = new Set(['schema_migrations', 'installation_secrets']);
const cleared = Object.keys(tablePlacement).filter((table) => !kept.has(table));
/** Ten times as quick as `truncate` where there is little to delete. It waits for who is writing, and needs no order. */
const clearing = `do $$ begin
  set local session_replication_role = replica;
  lock table ${cleared.join(', ')} in exclusive mode;
  ${cleared.map((table) => `delete from ${table};`).join('\n')}
end $$`;

async function copyOfPglite(): Promise<TestDatabase> {
  const pglite = openPglite({ dump: await openAsBlob(inject('pgliteSnapshot')) });
  const database = await overPglite(pglite);
  return {
    database,
    databaseUrl: undefined,
    clear: () => clearAll(database),
    close: () => database.close(),
  };
}

async function copyOfPostgres(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${inject('postgresTemplate')}`);
  await admin.end();
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  return overAddress(address.href);
}

async function overAddress(databaseUrl: string): Promise<TestDatabase> {
  const database = await openDatabase({ databaseUrl, pool: 20, connectSeconds: 30, dataDir: '' });
  return { database, databaseUrl, clear: () => clearAll(database), close: () => database.close() };
}

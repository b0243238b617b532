import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/processes/server-process.ts';
import { startPostgres } from './postgres.ts';
import { type BenchStudent, insertStudents } from './students.ts';

export const databaseKinds = ['PostgreSQL 15', 'PGlite'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** The settings of a server: as installed, but for its limits and the log of each request. */
export interface Installation extends Record<string, string> {
  DATA_DIR: string;
  JWT_SECRET: string;
}

/** An installation on an empty database of a kind; it goes with `stack`. */
export async function install(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<Installation> {
  const folder = await temporaryFolder();
  stack.defer(() => folder.remove());
  return {
    DATA_DIR: join(folder.path, 'data'),
    JWT_SECRET: 'a secret for the bench that is long enough',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...(kind === 'PostgreSQL 15' && { DATABASE_URL: await startPostgres(stack) }),
  };
}

/** Works on the migrated database of an installation that no server holds. */
export async function withDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Installation,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Fills the database with students: 200 of them, so that no row is hot. */
export const fill = (installation: Installation, count = 200): Promise<BenchStudent[]> =>
  withDatabase(installation, async (database) => {
    const students = await insertStudents(database.db, count);
    await database.exec('vacuum analyze');
    return students;
  });

/** A second installation on the same data. PGlite's folder belongs to one process: it is copied. */
export async function twinOf(installation: Installation): Promise<Installation> {
  if (installation.DATABASE_URL) return installation;
  const twin = { ...installation, DATA_DIR: `${installation.DATA_DIR}-twin` };
  await cp(join(installation.DATA_DIR, 'database'), join(twin.DATA_DIR, 'database'), { recursive: true });
  return twin;
}

/** Starts the real server; it is stopped gracefully with `stack`. */
export async function serve(stack: AsyncDisposableStack, installation: Installation): Promise<ServerProcess> {
  const server = await startServer(installation);
  stack.defer(async () => {
    await server.end();
  });
  return server;
}

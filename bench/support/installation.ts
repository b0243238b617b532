import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts';
import { startBare } from './bare.ts';
import { startPostgres } from './postgres.ts';
import { type BenchStudent, insertStudents } from './students.ts';

export type DatabaseKind = 'PGlite' | 'PostgreSQL 15';

/** What the server is told; logs and limits apart, it runs as installed. */
export interface Environment extends Record<string, string> {
  DATA_DIR: string;
}

/** An empty database of a kind, as settings of a server. */
export async function openInstallation(
  stack: AsyncDisposableStack,
  kind: DatabaseKind,
): Promise<Environment> {
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

/** Runs `work` on the database of an installation while no server holds it. */
export async function withDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Environment,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Migrates and fills a database with students. */
export const fill = (environment: Environment): Promise<BenchStudent[]> =>
  withDatabase(environment, async (database) => {
    await migrate(database);
    const students = await insertStudents(database.db);
    await database.exec('vacuum analyze');
    return students;
  });

/** The real server, stopped gracefully with `stack`. */
export async function serve(stack: AsyncDisposableStack, environment: Environment): Promise<ServerProcess> {
  const server = await startServer(environment);
  stack.defer(async () => {
    await server.end();
  });
  return server;
}

/**
 * The yardstick on the same rows. PGlite's folder belongs to one process, so there it gets a copy, which
 * `prepare` may add to.
 */
export async function serveBare(
  stack: AsyncDisposableStack,
  environment: Environment,
  prepare: Parameters<typeof withDatabase>[1],
): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (DATABASE_URL) {
    await withDatabase(environment, prepare);
    return startBare(stack, { DATABASE_URL });
  }
  await withDatabase({ ...environment, DATA_DIR: `${DATA_DIR}-bare` }, prepare);
  return startBare(stack, { BENCH_FOLDER: join(`${DATA_DIR}-bare`, 'database') });
}

/** Copies the data before a server takes it. */
export async function copyForBare({ DATABASE_URL, DATA_DIR }: Environment): Promise<void> {
  if (!DATABASE_URL)
    await cp(join(DATA_DIR, 'database'), join(`${DATA_DIR}-bare`, 'database'), { recursive: true });
}

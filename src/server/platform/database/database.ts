import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { dialling, pauseSeconds } from './away.ts';
import { prepareDataFolder } from './data-folder.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { openPglite } from './open-pglite.ts';
import { preparingQuery } from './pglite-statements.ts';

/** What queries take: the pool, or the transaction they run in. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** The driver itself, for the parts that speak to it directly (migrations, jobs, backup). */
  pglite: PGlite | null;
  sql: postgres.Sql | null;
  /** Runs statements without parameters, several at once. */
  exec(statements: string): Promise<void>;
  /** How many connections there may be, and how many queries and transactions are at work or wait for one. */
  load(): { size: number; working: number };
  close(): Promise<void>;
}

/** Counts what is at work, without beginning what its driver begins only when it is awaited. */
function workCounter() {
  let working = 0;
  const end = () => {
    working -= 1;
  };
  return {
    working: () => working,
    counted: <P extends Promise<unknown>>(work: P): P => {
      working += 1;
      Promise.prototype.then.call(work, end, end);
      return work;
    },
  };
}

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction, and in the current one when `db` already is one. Inside it only `tx` may be
 * queried: PGlite has a single connection, so a query on the outer `db` would wait for ever, and on a server it
 * would silently run elsewhere. Such a query throws at once instead.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  return db.transaction((tx) => insideTransaction.run(true, () => work(tx as unknown as Db)));
}

/**
 * Lets `read` walk along the index that has its order. Where nobody gathers statistics, as in the embedded database, the
 * planner takes a student's rows for a handful, and would read and sort all of them for the first few.
 */
export function alongIndex<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local enable_sort to off`);
    return read(tx);
  });
}

const isTransaction = (db: unknown): boolean => db instanceof PgTransaction;

function refuseInsideTransaction(): void {
  if (insideTransaction.getStore())
    throw new Error('A query left its transaction: inside inTransaction use tx only.');
}

/** Placeholders know no column, and one of the drivers takes instants as text only. */
function encoded<A extends Record<string, unknown>>(args: A): A {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as A;
}

/** Prepares a query once for each database, and afresh inside a transaction. */
export function prepared<A extends Record<string, unknown>, R>(
  name: string,
  build: (db: Db) => { prepare(name: string): { execute(args: A): Promise<R> } },
): (db: Db, args: A) => Promise<R> {
  const statements = new WeakMap<Db, { execute(args: A): Promise<R> }>();
  return (db, args) => {
    if (isTransaction(db)) return build(db).prepare(name).execute(encoded(args));
    refuseInsideTransaction();
    let statement = statements.get(db);
    if (!statement) {
      statement = build(db).prepare(name);
      statements.set(db, statement);
    }
    return statement.execute(encoded(args));
  };
}

/** As `prepared`, for a statement that reads better as SQL; its values are `sql.placeholder`s, its rows come raw. */
export function preparedSql<A extends Record<string, unknown>, R>(
  name: string,
  statement: SQL,
): (db: Db, args: A) => Promise<R[]> {
  const query = new PgDialect().sqlToQuery(statement);
  const run = prepared<A, unknown>(name, (db) => ({
    prepare: (as) =>
      db._.session.prepareQuery(query, undefined, as, false) as { execute(args: A): Promise<unknown> },
  }));
  return async (db, args) => rowsIn<R>(await run(db, args));
}

/** The rows of a raw statement, whichever driver answered. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  return rowsIn<T>(await db.execute(statement));
}

/** One driver answers the rows themselves, the other an object that holds them. */
function rowsIn<T>(result: unknown): T[] {
  return Array.isArray(result) ? [...result] : (result as { rows: T[] }).rows;
}

interface OpenOptions {
  databaseUrl?: string | undefined;
  pool?: number;
  /** Seconds until a call of PostgreSQL that nobody answers counts as failed. */
  connectSeconds?: number;
  dataDir: string;
}

/** Opens PostgreSQL when `databaseUrl` is set, otherwise the embedded PGlite under `dataDir`. */
export async function openDatabase({
  databaseUrl,
  pool = 10,
  connectSeconds = 2.5,
  dataDir,
}: OpenOptions): Promise<Database> {
  if (databaseUrl) return overPostgres(databaseUrl, pool, connectSeconds);
  await prepareDataFolder(dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    return await overPglite(openPglite({ folder: join(dataDir, 'database') }), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function overPostgres(databaseUrl: string, pool: number, connectSeconds: number): Database {
  const sql = postgres(databaseUrl, {
    max: pool,
    onnotice: () => {},
    connect_timeout: connectSeconds,
    backoff: () => pauseSeconds,
    ...dialling(),
    connection: { application_name: 'orbita' },
  });
  const { working, counted } = workCounter();
  const unsafe = sql.unsafe.bind(sql);
  sql.unsafe = ((...args: Parameters<typeof unsafe>) => {
    refuseInsideTransaction();
    return counted(unsafe(...args));
  }) as typeof sql.unsafe;
  const begin = sql.begin.bind(sql) as (...args: unknown[]) => Promise<unknown>;
  sql.begin = ((...args: unknown[]) => counted(begin(...args))) as typeof sql.begin;
  return {
    kind: 'postgres',
    db: drizzlePostgres(sql) as unknown as Db,
    pglite: null,
    sql,
    exec: async (statements) => {
      await sql.unsafe(statements).simple();
    },
    load: () => ({ size: pool, working: working() }),
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Wraps an open PGlite instance; `lock` is given back when the database closes. */
export async function overPglite(pglite: PGlite, lock?: DirectoryLock): Promise<Database> {
  await pglite.waitReady;
  const { working, counted } = workCounter();
  const query = preparingQuery(pglite);
  pglite.query = ((...args: Parameters<typeof query>) => {
    refuseInsideTransaction();
    return counted(query(...args));
  }) as typeof pglite.query;
  return {
    kind: 'pglite',
    db: drizzlePglite(pglite) as unknown as Db,
    pglite,
    sql: null,
    exec: async (statements) => {
      await pglite.exec(statements);
    },
    load: () => ({ size: 1, working: working() }),
    close: async () => {
      await pglite.close();
      await lock?.release();
    },
  };
}

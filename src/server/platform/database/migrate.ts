import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type postgres from 'postgres';
import { distributeNewTables } from './cluster/distribute.ts';
import { type Database, type Db, rowsOf } from './database.ts';
import { underMigrationLock } from './migration-lock.ts';
import { splitStatements } from './split-statements.ts';

const directory = join(import.meta.dirname, '../../../../migrations');
/** By the protocol that takes no more than one statement; the driver's types don't know the option. */
const single = { prepare: false, simple: false } as postgres.UnsafeQueryOptions;

interface Migration {
  name: string;
  statements: string[];
  checksum: string;
}

interface Applied {
  name: string;
  checksum: string;
}

interface Session {
  /** In one transaction, one after the other, as a cluster takes them; several in one are refused. */
  run(statements: readonly string[]): Promise<void>;
  applied(): Promise<Applied[]>;
}

const listNames = async () => (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();

async function readMigrations(): Promise<Migration[]> {
  return Promise.all(
    (await listNames()).map(async (name) => {
      const script = await readFile(join(directory, name), 'utf8');
      const checksum = createHash('sha256').update(script).digest('hex');
      return { name, statements: splitStatements(script), checksum };
    }),
  );
}

let known: Promise<string[]> | undefined;

/** The files of `migrations/`, by name and in order, that a database has not had yet. Rejects when it was never migrated. */
export async function findPendingMigrations(db: Db): Promise<string[]> {
  known ??= listNames();
  const applied = await rowsOf<{ name: string }>(db, sql`select name from schema_migrations`);
  const names = new Set(applied.map(({ name }) => name));
  return (await known).filter((name) => !names.has(name));
}

/**
 * Brings the schema up to date: each file of `migrations/` once, in order, in a transaction of its own. Many
 * instances may call it together: an advisory lock lets one work while the others wait. On a cluster that is spread
 * already, new tables are spread as well. Throws when a file that was already applied has changed, or when the database
 * is newer than this program.
 */
export const migrate = (database: Database): Promise<void> => migrateThrough(database, null);

/** As `migrate`, but no further than the file `last`: the schema of an older version, for its backups. */
export async function migrateThrough(database: Database, last: string | null): Promise<void> {
  const migrations = (await readMigrations()).filter(({ name }) => last === null || name <= last);
  if (database.pglite) {
    const { pglite } = database;
    await bringUpToDate(migrations, {
      run: (statements) =>
        pglite.transaction(async (tx) => {
          for (const statement of statements) await tx.query(statement);
        }),
      applied: async () => (await pglite.query<Applied>('select name, checksum from schema_migrations')).rows,
    });
    return;
  }
  if (!database.sql) return;
  await underMigrationLock(database.sql, async (connection) => {
    await bringUpToDate(migrations, {
      run: async (statements) => {
        await connection`begin`;
        try {
          for (const statement of statements) await connection.unsafe(statement, [], single);
          await connection`commit`;
        } catch (error) {
          await connection`rollback`.catch(() => {});
          throw error;
        }
      },
      applied: async () => await connection<Applied[]>`select name, checksum from schema_migrations`,
    });
    await distributeNewTables(connection);
  });
}

async function bringUpToDate(migrations: Migration[], session: Session): Promise<void> {
  await session.run([
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  ]);
  const applied = new Map((await session.applied()).map(({ name, checksum }) => [name, checksum]));
  for (const { name, statements, checksum } of migrations) {
    const known = applied.get(name);
    applied.delete(name);
    if (known === checksum) continue;
    if (known) throw new Error(`A migração ${name} mudou depois de aplicada; escreva uma nova.`);
    const noted = `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}')`;
    await session.run([...statements, noted]);
  }
  const [unknown] = applied.keys();
  if (unknown) throw new Error(`O banco de dados é de uma versão mais nova: ele tem a migração ${unknown}.`);
}

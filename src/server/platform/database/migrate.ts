import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

const directory = join(import.meta.dirname, '../../../../migrations');
/** Any constant will do, as long as every instance uses the same. */
const advisoryLock = 7_215_001;

interface Migration {
  name: string;
  statements: string;
  checksum: string;
}

interface Applied {
  name: string;
  checksum: string;
}

interface Session {
  exec(statements: string): Promise<void>;
  applied(): Promise<Applied[]>;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(directory, name), 'utf8');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date: each file of `migrations/` once, in order, in a transaction of its own. Many
 * instances may call it together: an advisory lock lets one work while the others wait. Throws when a file that
 * was already applied has changed, or when the database is newer than this program.
 */
export const migrate = (database: Database): Promise<void> => migrateThrough(database, null);

/** As `migrate`, but no further than the file `last`: the schema of an older version, for its backups. */
export async function migrateThrough(database: Database, last: string | null): Promise<void> {
  const migrations = (await readMigrations()).filter(({ name }) => last === null || name <= last);
  if (database.pglite) {
    const { pglite } = database;
    await bringUpToDate(migrations, {
      exec: async (statements) => void (await pglite.exec(statements)),
      applied: async () => (await pglite.query<Applied>('select name, checksum from schema_migrations')).rows,
    });
    return;
  }
  if (!database.sql) return;
  const connection = await database.sql.reserve();
  try {
    await connection`select pg_advisory_lock(${advisoryLock})`;
    await bringUpToDate(migrations, {
      exec: async (statements) => void (await connection.unsafe(statements).simple()),
      applied: async () => await connection<Applied[]>`select name, checksum from schema_migrations`,
    });
  } finally {
    await connection`select pg_advisory_unlock(${advisoryLock})`.catch(() => {});
    connection.release();
  }
}

async function bringUpToDate(migrations: Migration[], session: Session): Promise<void> {
  await session.exec(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const applied = new Map((await session.applied()).map(({ name, checksum }) => [name, checksum]));
  for (const { name, statements, checksum } of migrations) {
    const known = applied.get(name);
    applied.delete(name);
    if (known === checksum) continue;
    if (known) throw new Error(`A migração ${name} mudou depois de aplicada; escreva uma nova.`);
    await session.exec(
      `begin;\n${statements}\n;insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');\ncommit;`,
    );
  }
  const [unknown] = applied.keys();
  if (unknown) throw new Error(`O banco de dados é de uma versão mais nova: ele tem a migração ${unknown}.`);
}

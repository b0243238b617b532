import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, expect, inject, it } from 'vitest';
import { type Database, openDatabase, overPglite, rowsOf } from './database.ts';
import { migrate } from './migrate.ts';

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** `count` connections to one empty database; PGlite has only one. */
async function emptyDatabases(count: number): Promise<Database[]> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    opened.push(await overPglite(new PGlite()));
    return opened;
  }
  const address = new URL(inject('postgresUrl'));
  const admin = postgres(address.href, { max: 1 });
  const name = `empty_${Math.random().toString(36).slice(2)}`;
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  address.pathname = `/${name}`;
  for (let instance = 0; instance < count; instance++) {
    opened.push(await openDatabase({ databaseUrl: address.href, pool: 2, dataDir: '' }));
  }
  return opened;
}

const applied = (database: Database) =>
  rowsOf<{ name: string }>(database.db, sql`select name from schema_migrations order by name`);

it('applies each file once, however many instances start together', async () => {
  const databases = await emptyDatabases(6);
  await Promise.all(databases.map(migrate));
  const [first] = databases;
  if (!first) throw new Error('no database');
  const names = (await applied(first)).map(({ name }) => name);
  expect(names[0]).toBe('0001_accounts.sql');
  expect(new Set(names).size).toBe(names.length);
  await migrate(first);
  expect((await applied(first)).map(({ name }) => name)).toEqual(names);
});

it('refuses a file that changed after it was applied, and a database made by a newer version', async () => {
  const [database] = await emptyDatabases(1);
  if (!database) throw new Error('no database');
  await migrate(database);
  await database.exec(`update schema_migrations set checksum = 'x' where name = '0001_accounts.sql'`);
  await expect(migrate(database)).rejects.toThrow('A migração 0001_accounts.sql mudou depois de aplicada');
  await database.exec(`delete from schema_migrations`);
  await database.exec(`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`);
  await database.exec('drop schema public cascade; create schema public');
  await migrate(database);
  await database.exec(`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`);
  await expect(migrate(database)).rejects.toThrow('versão mais nova: ele tem a migração 9999_future.sql');
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStudent } from '#server/features/accounts/queries.ts';
import { guardedDb } from '#test/support/cluster/guard.ts';
import { openTestDatabase, type TestDatabase } from '#test/support/database/test-database.ts';
import { inTransaction, preparedSql, rowsOf } from './database.ts';
import { tablePlacement } from './placement.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe('placement', () => {
  interface Key {
    table: string;
    name: string;
    columns: string[];
    kind: 'primary' | 'unique' | 'index';
  }
  interface ForeignKey {
    table: string;
    target: string;
    columns: string[];
    onDelete: string;
  }

  const leading = { student: 'user_id', listing: 'listing_id' } as const;
  const leadOf = (table: string) => {
    const placement = tablePlacement[table];
    return placement === 'student' || placement === 'listing' ? leading[placement] : null;
  };

  it('declares every table of ours, and only those', async () => {
    const tables = await rowsOf<{ name: string }>(
      test.database.db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(tablePlacement).sort());
  });

  it('leads every key and index of an owned table with its owner', async () => {
    const keys = await rowsOf<Key>(
      test.database.db,
      sql`
      select owner.relname as "table", idx.relname as name,
        case when i.indisprimary then 'primary' when i.indisunique then 'unique' else 'index' end as kind,
        (select json_agg(a.attname order by k.position)
         from unnest(i.indkey::int[]) with ordinality k(attnum, position)
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum) as columns
      from pg_index i
      join pg_class owner on owner.oid = i.indrelid
      join pg_class idx on idx.oid = i.indexrelid
      join pg_namespace n on n.oid = owner.relnamespace
      where n.nspname = 'public'`,
    );
    const owned = keys.filter(({ table }) => leadOf(table));
    expect(owned.length).toBeGreaterThan(5);
    const isSearch = ({ table, kind }: Key) => tablePlacement[table] === 'listing' && kind === 'index';
    expect(owned.filter((key) => !isSearch(key) && key.columns[0] !== leadOf(key.table))).toEqual([]);
    const withPrimary = new Set(owned.filter(({ kind }) => kind === 'primary').map(({ table }) => table));
    expect(Object.keys(tablePlacement).filter((table) => leadOf(table) && !withPrimary.has(table))).toEqual(
      [],
    );
  });

  it('ties no tables that live in different places, and never sets an owner to null', async () => {
    const foreign = await rowsOf<ForeignKey>(
      test.database.db,
      sql`
      select c.conrelid::regclass::text as "table", c.confrelid::regclass::text as target, c.confdeltype as "onDelete",
        (select json_agg(a.attname order by k.position)
         from unnest(c.conkey::int[]) with ordinality k(attnum, position)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum) as columns
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and n.nspname = 'public'`,
    );
    expect(foreign.length).toBeGreaterThan(3);
    for (const { table, target, columns, onDelete } of foreign) {
      expect(tablePlacement[table], `${table} → ${target}`).toBe(tablePlacement[target]);
      expect(columns[0], `${table} → ${target}`).toBe(leadOf(table));
      expect(onDelete, `${table} → ${target}`).not.toBe('n');
    }
  });

  it('has no triggers', async () => {
    const triggers = await rowsOf(
      test.database.db,
      sql`select trigger_name from information_schema.triggers where trigger_schema = 'public'`,
    );
    expect(triggers).toEqual([]);
  });
});

describe('transactions', () => {
  const nobody = { userId: '019a0000-0000-7000-8000-000000000000' };
  const escaped = 'A query left its transaction: inside inTransaction use tx only.';

  it('let queries built on tx through, prepared ones too', async () => {
    const { db } = test.database;
    await findStudent(db, nobody);
    expect(await inTransaction(db, (tx) => findStudent(tx, nobody))).toEqual([]);
  });

  it('refuse a query of the pool inside, instead of waiting for ever', async () => {
    const { db } = test.database;
    await findStudent(db, nobody);
    await expect(inTransaction(db, () => findStudent(db, nobody))).rejects.toThrow(escaped);
    const cause = await inTransaction(db, () => rowsOf(db, sql`select 1`)).catch(
      (error: Error) => `${error.message} ${error.cause}`,
    );
    expect(cause).toContain(escaped);
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('undo everything when they fail', async () => {
    const { db } = test.database;
    const failing = inTransaction(db, async (tx) => {
      await tx.execute(sql`insert into installation_secrets (name, value) values ('kept', 'no')`);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await rowsOf(db, sql`select 1 from installation_secrets where name = 'kept'`)).toEqual([]);
  });

  it('join the one around them', async () => {
    const { db } = test.database;
    await inTransaction(db, (tx) => inTransaction(tx, async (same) => expect(same).toBe(tx)));
  });
});

it('is judged for a cluster where an application is tested: prepared statements and transactions too', async () => {
  const { db, complaints } = guardedDb(test.database);
  const everybody = preparedSql<{ plan: string }, never>(
    'every_student',
    sql`select 1 from students where plan = ${sql.placeholder('plan')}`,
  );
  const refused = async (asked: Promise<unknown>) =>
    `${await asked.catch((error: Error) => `${error} ${error.cause}`)}`.includes('students is not bound');
  expect(await refused(everybody(db, { plan: 'free' }))).toBe(true);
  expect(await refused(rowsOf(db, sql`select 1 from students`))).toBe(true);
  expect(await refused(inTransaction(db, (tx) => rowsOf(tx, sql`select 2 from students`)))).toBe(true);
  expect(complaints).toHaveLength(3);
  expect(await rowsOf(db, sql`select 1 from students where user_id = ${crypto.randomUUID()}`)).toEqual([]);
  expect(complaints).toHaveLength(3);
});

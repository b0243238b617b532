import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findStudent } from '#server/features/accounts/queries.ts';
import { guardedDb } from '#test/support/cluster/guard.ts';
import { openTestDatabase, type TestDatabase } from '#test/support/database/test-database.ts';
import { placementFaults } from './cluster/placement-faults.ts';
import { inTransaction, preparedSql, rowsOf } from './database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe('placement', () => {
  it('is what the database has', async () => {
    expect(await placementFaults(test.database.db)).toEqual([]);
  });

  it.each([
    ['create table moods (user_id uuid primary key)', ['moods: existe no banco, mas não em placement.ts.']],
    ['drop table library_reads', ['library_reads: está em placement.ts, mas não existe no banco.']],
    ['create index by_start on focus_totals (start)', ['focus_totals: by_start não começa por user_id.']],
    [
      'alter table library_reads drop constraint library_reads_pkey',
      ['library_reads: não tem chave primária.'],
    ],
    [
      'alter table plan_listings add constraint by_author foreign key (user_id) references students on delete set null',
      [
        'plan_listings → students: as tabelas moram em lugares diferentes.',
        'plan_listings → students: a chave estrangeira não começa pelo dono.',
        'plan_listings → students: apagar poria o dono em null.',
      ],
    ],
    [
      'create trigger watch before update on students for each row execute function suppress_redundant_updates_trigger()',
      ['students: tem o gatilho watch.'],
    ],
  ])('is seen to be broken by %s', async (statement, faults) => {
    const undone = new Error('undone');
    const broken = inTransaction(test.database.db, async (tx) => {
      await tx.execute(sql.raw(statement));
      expect(await placementFaults(tx)).toEqual(faults);
      throw undone;
    });
    await expect(broken).rejects.toBe(undone);
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

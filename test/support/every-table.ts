import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/platform/database/database.ts';
import { keptByLaw, tablePlacement } from '#server/platform/database/placement.ts';
import { listTables, type Table } from '#server/platform/database/table-catalogue.ts';

interface Owner {
  userId: string;
  email: string;
}

interface Constraint {
  table: string;
  name: string;
  kind: 'c' | 'f';
  columns: string[];
  definition: string;
  parent: string | null;
  parentColumns: string[];
}

type Row = Record<string, SQL>;

const constraintsOf = (db: Db) =>
  rowsOf<Constraint>(
    db,
    sql`
    select c.conrelid::regclass::text as "table", c.conname as name, c.contype as kind, pg_get_constraintdef(c.oid) as definition,
      (select json_agg(a.attname order by k.position) from unnest(c.conkey::int[]) with ordinality k(number, position)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
      parent.relname as parent,
      (select coalesce(json_agg(a.attname order by k.position), '[]')
        from unnest(c.confkey::int[]) with ordinality k(number, position)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as "parentColumns"
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace left join pg_class parent on parent.oid = c.confrelid
    where c.contype in ('c', 'f') and n.nspname = 'public'`,
  );

const values: Record<string, (text: string) => SQL> = {
  text: (text) => sql`${text}::text`,
  'text[]': (text) => sql`array[${text}::text]`,
  json: (text) => sql`json_build_object('about', ${text}::text)`,
  jsonb: (text) => sql`jsonb_build_object('about', ${text}::text)`,
  bytea: (text) => sql`convert_to(${text}::text, 'UTF8')`,
  uuid: () => sql`${randomUUID()}::uuid`,
  boolean: () => sql`true`,
  date: () => sql`date '2026-03-11'`,
  'date[]': () => sql`array[date '2026-03-11']`,
  'timestamp with time zone': () => sql`timestamptz '2026-03-11 15:00:00Z'`,
  tsvector: () => sql`''::tsvector`,
};

const someValue = (type: string, text: string): SQL => values[type]?.(text) ?? sql.raw(`1::${type}`);

/** The first value that a check such as `status in ('a', 'b')` names. */
function allowed(checks: readonly Constraint[], column: string): string | undefined {
  const check = checks.find(({ columns }) => columns.length === 1 && columns[0] === column);
  return /'([^']*)'::text/.exec(check?.definition ?? '')?.[1];
}

/**
 * Puts a row of the student's into every table of ours that can hold one, the ids and the address in every text of it:
 * a new table is among them without being named here. Of listings, one is the student's and one is another's, about
 * which the student wrote. The account must be there already. What ties several columns of a row together is no longer
 * checked in this database. Answers the tables.
 */
export async function fillEveryTable(db: Db, { userId, email }: Owner): Promise<string[]> {
  const [own, others, other] = [randomUUID(), randomUUID(), randomUUID()];
  const constraints = await constraintsOf(db);
  for (const { table, name } of constraints.filter(({ kind, columns }) => kind === 'c' && columns.length > 1))
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  const filled = new Map<string, Row>();

  async function insert(table: Table, given: Row, text: string): Promise<void> {
    const mine = constraints.filter((constraint) => constraint.table === table.name);
    const checks = mine.filter(({ kind }) => kind === 'c');
    const row: Row = {};
    for (const { name, type } of table.columns) {
      const fixed = allowed(checks, name);
      row[name] = fixed === undefined ? someValue(type, text) : sql`${fixed}::text`;
    }
    for (const { kind, columns, parent, parentColumns } of mine)
      if (kind === 'f')
        for (const [at, column] of columns.entries()) {
          const value = filled.get(parent ?? '')?.[parentColumns[at] ?? ''];
          if (value) row[column] = value;
        }
    Object.assign(row, given);
    const names = Object.keys(row);
    await db.execute(sql`
      insert into ${sql.identifier(table.name)} (${sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )}) values (${sql.join(Object.values(row), sql`, `)}) on conflict do nothing`);
    filled.set(table.name, row);
  }

  for (const table of await listTables(db)) {
    const has = (column: string) => table.columns.some(({ name }) => name === column);
    const placement = tablePlacement[table.name];
    if (placement === 'student' && table.name !== 'students') {
      // What the law keeps carries the account's id and nothing else of the student.
      const text = keptByLaw.includes(table.name) ? 'um texto' : `de ${userId} <${email}>`;
      await insert(table, { user_id: sql`${userId}::uuid` }, text);
    } else if (placement === 'listing') {
      const rows = table.key.length === 1 ? [[own, userId] as const] : [];
      if (table.name === 'plan_listings' || table.key.length > 1)
        rows.push([own, other], [others, table.name === 'plan_listings' ? other : userId]);
      for (const [listing, student] of rows) {
        const listing_id = sql`${listing}::uuid`;
        await insert(
          table,
          { listing_id, ...(has('user_id') && { user_id: sql`${student}::uuid` }) },
          'um texto',
        );
      }
    }
  }
  return ['accounts', 'students', ...filled.keys()];
}

/** Where a text stands, in any column of any table, those of the job queue too. */
export async function findEverywhere(db: Db, text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: number }>(
      db,
      // Bytes are read as the text that they may be.
      sql`select count(*)::int as rows from ${sql.raw(name)} t
        where strpos(t::text, ${text}) > 0 or strpos(t::text, encode(convert_to(${text}::text, 'UTF8'), 'hex')) > 0`,
    );
    if (row?.rows) found.push(name.replace('public.', ''));
  }
  return found;
}

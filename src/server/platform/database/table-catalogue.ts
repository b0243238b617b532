import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

export interface Table {
  name: string;
  /** In their order; generated ones are left out, since they can't be written. */
  columns: { name: string; type: string }[];
  /** Columns of the primary key, in its order. */
  key: string[];
  /** Other tables that its foreign keys point at. */
  parents: string[];
}

/** Answers every table of ours, that of the migrations too. */
export const tablesQuery = sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(a.attname order by k.position), '[]')
       from pg_index i cross join unnest(i.indkey::int[]) with ordinality k(attnum, position)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
       where i.indrelid = c.oid and i.indisprimary) as key,
      (select coalesce(json_agg(distinct parent.relname), '[]')
       from pg_constraint k join pg_class parent on parent.oid = k.confrelid
       where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = current_schema()::text::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (
        select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`;

/** Every table of ours as the database describes it, parents before the tables that point at them. */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = await rowsOf<Table>(db, tablesQuery);
  return parentsFirst(tables.filter(({ name }) => name !== 'schema_migrations'));
}

/** The same tables, each after all its parents. Throws where foreign keys form a circle. */
export function parentsFirst(tables: readonly Table[]): Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.find(
      ({ name, parents }) => !ordered.has(name) && parents.every((parent) => ordered.has(parent)),
    );
    if (!next) throw new Error('The foreign keys of the tables form a circle.');
    ordered.set(next.name, next);
  }
  return [...ordered.values()];
}

/** How each value is written as text so that reading it back gives the very same value, on any installation. */
export async function writeValuesExactly(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'iso_8601', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`);
}

interface Migration {
  name: string;
  checksum: string;
}

/** The migrations that made these tables, in order; none when there are no tables yet. */
export async function appliedMigrations(db: Db): Promise<Migration[]> {
  const [{ exists } = { exists: false }] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('schema_migrations') is not null as exists`,
  );
  if (!exists) return [];
  return rowsOf<Migration>(db, sql`select name, checksum from schema_migrations order by name collate "C"`);
}

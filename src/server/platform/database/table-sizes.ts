import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

export interface TableSize {
  name: string;
  /** Bytes, indexes included. */
  bytes: number;
  /** About: as the database last counted them, 0 before it did. */
  rows: number;
}

/** Our tables, those of the job queue as one, the largest first. */
export const listTableSizes = (db: Db): Promise<TableSize[]> =>
  rowsOf(
    db,
    sql`select name, sum(bytes)::float8 as bytes, sum(rows)::float8 as rows
      from (
        select case when n.nspname = 'pgboss' then 'pgboss' else c.relname::text end as name,
          pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0) as rows
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname in ('pgboss', current_schema())
      ) tables
      group by name order by 2 desc, 1`,
  );

/** Bytes of the whole database. */
export async function databaseBytes(db: Db): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    db,
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}

import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { alongIndex, type Db, rowsOf } from './database.ts';
import { keptByLaw, tablePlacement } from './placement.ts';
import { listTables, type Table } from './table-catalogue.ts';

/** Characters of rows that are read at once, one row at least: some milliseconds of the embedded database. */
const portionSize = 64_000;
const deletedAtOnce = 200;

/** A table that holds rows of students. */
export interface OwnedTable extends Table {
  /** Which rows are the student's. */
  isOwn(userId: string): SQL;
}

/**
 * Every table of ours that holds rows of a student, parents first, as the catalogue and the placement have it: a new
 * table is among them without being named. Of listings, also what stands apart from the row that names its author.
 */
export async function listOwnedTables(db: Db): Promise<OwnedTable[]> {
  const tables = await listTables(db);
  return tables.flatMap((table) => {
    const isOwn = ownership(table);
    return isOwn ? [{ ...table, isOwn }] : [];
  });
}

function ownership({ name, columns }: Table): OwnedTable['isOwn'] | undefined {
  const has = (column: string) => columns.some((known) => known.name === column);
  if (name === 'accounts') return (userId) => sql`id = ${userId}`;
  if (has('user_id')) return (userId) => sql`user_id = ${userId}`;
  if (tablePlacement[name] === 'listing')
    return (userId) => sql`listing_id in (select listing_id from plan_listings where user_id = ${userId})`;
}

const list = (services: SQL[]) => sql.join(services, sql`, `);
const name = (column: string) => sql`${sql.identifier(column)}`;

/** What tells a student's rows of a table apart, in the order of the key: the rest of it, since `user_id` is the same. */
const restOf = ({ key }: Table) => key.filter((column) => column !== 'user_id');
const restText = (table: Table) =>
  sql`array[${list(restOf(table).map((column) => sql`${name(column)}::text`))}]::text[]`;

/** Whether a row stands on that side of another, whose key is as `restText` reads it. */
function compared(table: Table, sign: '>' | '<=', other: readonly string[]): SQL {
  const rest = restOf(table);
  const typeOf = new Map(table.columns.map((column) => [column.name, column.type]));
  const values = rest.map((column, at) => sql`${other[at]}::${sql.raw(typeOf.get(column) ?? 'text')}`);
  return sql`(${list(rest.map(name))}) ${sql.raw(sign)} (${list(values)})`;
}

/** At most `limit` of the student's rows after a key, in its order. */
function following(table: OwnedTable, userId: string, after: readonly string[] | undefined, limit: number) {
  const where = after ? sql`${table.isOwn(userId)} and ${compared(table, '>', after)}` : table.isOwn(userId);
  const order = list(table.key.map(name));
  return sql`from ${sql.identifier(table.name)} where ${where} order by ${order} limit ${limit}`;
}

/**
 * Reads a portion in the order of its table's key. Values are written into the text: each table asks another question,
 * none worth keeping prepared.
 */
function readPortion<T>(db: Db, table: OwnedTable, portion: SQL): Promise<T[]> {
  const read = (tx: Db) => rowsOf<T>(tx, portion.inlineParams());
  return tablePlacement[table.name] === 'student' ? alongIndex(db, read) : read(db);
}

/**
 * A student's rows of a table in portions, each row a JSON object of `columns`, in the order of the primary key. Each
 * portion is a question of its own, so that others are answered in between.
 */
export async function* readRowsOf(
  db: Db,
  userId: string,
  table: OwnedTable,
  columns: readonly string[],
): AsyncGenerator<string[]> {
  const object = list(columns.flatMap((column) => [sql`${column}::text`, name(column)]));
  let after: string[] | undefined;
  let limit = 20;
  for (;;) {
    const rows = await readPortion<{ line: string; rest: string[] }>(
      db,
      table,
      sql`select json_build_object(${object})::text as line, ${restText(table)} as rest
        ${following(table, userId, after, limit)}`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < limit) return;
    // The embedded database answers without ever letting go of the thread.
    await setImmediate();
    after = rows.at(-1)?.rest;
    const size = rows.reduce((sum, { line }) => sum + line.length, 0);
    // Later rows may be larger than these: grow step by step.
    limit = Math.max(1, Math.min(Math.floor((portionSize * rows.length) / size), 4 * limit, 2000));
  }
}

/** How many rows of a student's the named tables hold. */
export async function countRowsOf(
  db: Db,
  userId: string,
  names: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of await listOwnedTables(db)) {
    if (!names.includes(table.name)) continue;
    const counting = sql`select count(*)::int as rows from ${sql.identifier(table.name)} where ${table.isOwn(userId)}`;
    const [counted] = await rowsOf<{ rows: number }>(db, counting.inlineParams());
    counts.set(table.name, counted?.rows ?? 0);
  }
  return counts;
}

/** Deletes a student's rows of every student-owned table but `students` and what the law keeps, in portions. */
export async function deleteRowsOf(db: Db, userId: string): Promise<void> {
  const tables = (await listOwnedTables(db)).filter(
    ({ name }) => tablePlacement[name] === 'student' && name !== 'students' && !keptByLaw.includes(name),
  );
  for (const table of tables.toReversed()) {
    let after: string[] | undefined;
    for (let isLast = false; !isLast; await setImmediate()) {
      const keys = await readPortion<{ rest: string[] }>(
        db,
        table,
        sql`select ${restText(table)} as rest ${following(table, userId, after, deletedAtOnce)}`,
      );
      isLast = keys.length < deletedAtOnce;
      const rows = isLast ? table.isOwn(userId) : portionOf(table, userId, after, keys.at(-1)?.rest ?? []);
      await db.execute(sql`delete from ${sql.identifier(table.name)} where ${rows}`.inlineParams());
      after = keys.at(-1)?.rest;
    }
  }
}

/** The student's rows between a key and another, this one included. */
function portionOf(table: OwnedTable, userId: string, after: string[] | undefined, last: string[]): SQL {
  const upTo = sql`${table.isOwn(userId)} and ${compared(table, '<=', last)}`;
  return after ? sql`${upTo} and ${compared(table, '>', after)}` : upTo;
}

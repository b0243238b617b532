import { and, count, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { type Page, readPage, wholePage } from './page.ts';

type OwnTable = PgTable & { userId: PgColumn; id: PgColumn; createdAt: PgColumn };

interface List {
  where: SQL | undefined;
  order: (PgColumn | SQL)[];
  /** Bytes of a row as JSON, roughly. */
  size: SQL.Aliased<number>;
}

/** A page of a table's rows, or without one all that one answer holds. */
export function listRows<T extends PgTable>(
  db: Db,
  table: T,
  { where, order, size }: List,
  page: Page | null,
): Promise<T['$inferSelect'][]> {
  const from: PgTable = table;
  const sizes = db
    .select({ size })
    .from(from)
    .where(where)
    .orderBy(...order);
  return readPage(db, page, sizes, async (tx, { offset, limit }) => {
    const rows = await tx
      .select()
      .from(from)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return rows as T['$inferSelect'][];
  });
}

/** The words of a table's rows, one row for each. */
interface WordsOf<T> {
  table: T;
  words: PgTable & { userId: PgColumn; createdAt: PgColumn };
  /** The column of `words` that names a row of `table`. */
  rowId: PgColumn;
  /** What is looked for among the words. */
  isFound: SQL | undefined;
  /** Bytes of a row as JSON, roughly. */
  size: SQL.Aliased<number>;
}

/**
 * A page of a student's rows that their words find, newest first, or all that one answer holds, and how many they find
 * over all pages. What is found is looked up once, and only the page's rows are read: left to itself the database would
 * sooner go through all rows, newest first, until it has found enough.
 */
export async function searchRows<T extends OwnTable>(
  db: Db,
  userId: string,
  { table, words, rowId, isFound, size }: WordsOf<T>,
  asked: Page | null,
): Promise<{ rows: T['$inferSelect'][]; count: number }> {
  const rowsTable: PgTable = table;
  const wordsTable: PgTable = words;
  const isOwn = (id: SQLWrapper) => and(eq(table.userId, userId), eq(table.id, id));
  const where = and(eq(words.userId, userId), isFound);
  const sizes = db
    .select({ size })
    .from(wordsTable)
    .innerJoin(rowsTable, isOwn(rowId))
    .where(where)
    .orderBy(desc(words.createdAt), desc(rowId));
  const { offset, limit } = asked ?? (await wholePage(db, sizes));
  const found = db
    .$with('found')
    .as(db.select({ id: rowId, createdAt: words.createdAt }).from(wordsTable).where(where));
  const total = db
    .select({ count: count().as('count') })
    .from(found)
    .as('total');
  const page = db
    .select()
    .from(found)
    .orderBy(desc(found.createdAt), desc(found.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .with(found)
    .select({ count: total.count, row: getTableColumns(rowsTable) })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(rowsTable, isOwn(page.id))
    .orderBy(desc(page.createdAt), desc(page.id));
  return {
    rows: rows.map(({ row }) => row).filter((row) => row !== null) as T['$inferSelect'][],
    count: rows[0]?.count ?? 0,
  };
}

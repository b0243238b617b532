import { setImmediate } from 'node:timers/promises';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { alongIndex, type Db, rowsOf } from './database.ts';

/** What one answer holds of a list that is asked for without a page: rows, and bytes of JSON, roughly. */
export const ceiling = { rows: 5000, bytes: 8_000_000 } as const;

/** What a call may say of the part of a list that it wants. */
export interface Pages {
  /** From 1. */
  page?: number | undefined;
  limit?: number | undefined;
}

/** A part of a list. */
export interface Page {
  offset: number;
  limit: number;
}

/** The part of a list that a call asks for, or null for all that one answer holds; `usual` is the size of a page that says none. */
export function pageOf(pages: Pages, usual: number): Page | null {
  return pages.page === undefined && pages.limit === undefined ? null : requiredPage(pages, usual);
}

/** As `pageOf`, for a list that is never answered as a whole: without a page, the first. */
export function requiredPage({ page = 1, limit }: Pages, usual: number): Page {
  const size = limit ?? usual;
  return { offset: (page - 1) * size, limit: size };
}

/**
 * How much of a list one answer holds. `sizes` selects one column, the bytes of each row, in the order of the list: the
 * database adds them up, so that what is too much never gets into the process.
 */
export async function wholePage(db: Db, sizes: SQLWrapper): Promise<Page> {
  const [row] = await rowsOf<{ fitting: number }>(
    db,
    sql`select count(*)::int as fitting
      from (
        select sum(size) over (rows unbounded preceding) as bytes
        from (${sizes} limit ${ceiling.rows}) listed (size)
      ) summed
      where bytes <= ${ceiling.bytes}`,
  );
  return { offset: 0, limit: row?.fitting ?? 0 };
}

/** Up to here a page is short: it is read at once, in a millisecond or two. */
const short = 500;

let before: Promise<unknown> = Promise.resolve();

/** One after the other, and everybody else in between: the embedded database never lets go of the thread by itself. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = before.then(work);
  before = turn.catch(() => {}).then(() => setImmediate());
  return turn;
}

/** Reads a page of a list that has an index in its order, or without one all that one answer holds; `sizes` as in `wholePage`. */
export function readPage<T>(
  db: Db,
  page: Page | null,
  sizes: SQLWrapper,
  read: (db: Db, page: Page) => Promise<T>,
): Promise<T> {
  if (page && page.offset + page.limit <= short) return read(db, page);
  return inTurn(() => alongIndex(db, async (tx) => read(tx, page ?? (await wholePage(tx, sizes)))));
}

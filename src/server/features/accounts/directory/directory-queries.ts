import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/platform/database/database.ts';
import type { Page } from '#server/platform/database/page.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { accounts, sessions, students } from '../tables.ts';

const [accented, plain] = ['áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc'];

export type DirectoryRow = Awaited<ReturnType<typeof listDirectoryRows>>[number];

const entry = {
  id: accounts.id,
  name: students.name,
  email: accounts.email,
  role: accounts.role,
  createdAt: accounts.createdAt,
  emailVerifiedAt: students.emailVerifiedAt,
  suspendedAt: students.suspendedAt,
  deleteAt: students.deleteAt,
  lastSeenAt: sql<string | null>`(
    select max(${sessions.rotatedAt})::text from ${sessions} where ${sessions.userId} = ${students.userId})`,
};

/** Students whose address or name has `search` in it, written without accents and capitals; who came last first. */
export const listDirectoryRows = (db: Db, search: string, { offset, limit }: Page) =>
  db
    .select(entry)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.userId))
    .where(
      search === ''
        ? undefined
        : or(
            sql`strpos(${accounts.emailKey}, ${search}) > 0`,
            sql`strpos(translate(lower(${students.name}), ${accented}, ${plain}), ${search}) > 0`,
          ),
    )
    .orderBy(desc(accounts.id))
    .limit(limit)
    .offset(offset);

/** Accounts made on each day of a time zone from `from` on, test accounts apart. */
export const countRegistrations = (db: Db, from: StudyDay, timeZone: string) =>
  rowsOf<{ day: StudyDay; count: number }>(
    db,
    sql`select day::text as day, count(*)::int as count
      from (
        select (created_at at time zone ${timeZone})::date as day from accounts
        where role <> 'user_test' and created_at >= ${from}::date - interval '1 day'
      ) made
      where day >= ${from}::date
      group by day`,
  );

export const listEmails = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));

import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { type Db, preparedSql } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { startOf, timeUnits } from '#shared/rules/time/time-units.ts';
import { focusSessions, focusTotals } from './tables.ts';

type SessionRow = typeof focusSessions.$inferSelect;

/** Of days, both included; `-infinity` and `infinity` are days too. */
export interface Days {
  from: StudyDay;
  to: StudyDay;
}

const instantText = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** A session under the contract's names. */
const sessionColumns = sql`
  id as "_id", id, ${instantText('started_at')} as "startTime", ${instantText('ended_at')} as "endTime",
  minutes as "durationMinutes", category, subject, link, day`;

interface ListedSessions extends Days {
  userId: string;
  offset: number;
  limit: number;
  [key: string]: unknown;
}

const readSessions = preparedSql<ListedSessions, { json: string }>(
  'list_focus_sessions',
  sql`
  select coalesce(json_agg(session), '[]')::text as json
  from (
    select ${sessionColumns}
    from (
      -- Written out for the page alone, not for all before it.
      select * from focus_sessions
      where user_id = ${sql.placeholder('userId')}
        and day between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
      order by day desc, started_at desc, id desc
      limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::bigint
    ) page
  ) session`,
);

/** The contract's JSON of the sessions, newest first. */
export async function listSessionsJson(db: Db, of: ListedSessions): Promise<string> {
  const [row] = await readSessions(db, of);
  return row?.json ?? '[]';
}

export async function countSessions(db: Db, userId: string, { from, to }: Days): Promise<number> {
  const [row] = await db
    .select({ sessions: count() })
    .from(focusSessions)
    .where(and(eq(focusSessions.userId, userId), gte(focusSessions.day, from), lte(focusSessions.day, to)));
  return row?.sessions ?? 0;
}

/** The contract's JSON of one session; no row: there is none. */
export const findSessionJson = preparedSql<{ userId: string; id: string }, { json: string }>(
  'find_focus_session',
  sql`
  select row_to_json(session)::text as json
  from (
    select ${sessionColumns} from focus_sessions
    where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('id')}
  ) session`,
);

const own = (userId: string, id: string) => and(eq(focusSessions.userId, userId), eq(focusSessions.id, id));

/** False when the student has a session with this id already. */
export async function insertSession(tx: Db, session: typeof focusSessions.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(focusSessions)
    .values(session)
    .onConflictDoNothing()
    .returning({ id: focusSessions.id });
  return written.length > 0;
}

/** Says what a session was for; part of writing it. */
export async function linkSession(
  tx: Db,
  userId: string,
  id: string,
  what: Pick<SessionRow, 'link' | 'subject'>,
): Promise<void> {
  await tx.update(focusSessions).set(what).where(own(userId, id));
}

export async function deleteSession(tx: Db, userId: string, id: string): Promise<SessionRow | undefined> {
  const [gone] = await tx.delete(focusSessions).where(own(userId, id)).returning();
  return gone;
}

type Summed = Pick<SessionRow, 'userId' | 'day' | 'category' | 'minutes'>;

const totalsOf = ({ userId, day, category, minutes }: Summed) =>
  timeUnits.map((unit) => ({
    userId,
    unit,
    start: startOf(unit, day),
    category,
    sessions: 1,
    minutes,
  }));

/** Counts a session in the totals of its day, month and year. */
export async function addToTotals(tx: Db, session: Summed): Promise<void> {
  await tx
    .insert(focusTotals)
    .values(totalsOf(session))
    .onConflictDoUpdate({
      target: [focusTotals.userId, focusTotals.unit, focusTotals.start, focusTotals.category],
      set: {
        sessions: sql`focus_totals.sessions + excluded.sessions`,
        minutes: sql`focus_totals.minutes + excluded.minutes`,
      },
    });
}

/** Takes a session out of the totals again. */
export async function takeFromTotals(tx: Db, session: Summed): Promise<void> {
  const { userId, category, minutes } = session;
  const places = totalsOf(session).map(({ unit, start }) => sql`(${unit}, ${start}::date)`);
  await tx
    .update(focusTotals)
    .set({ sessions: sql`sessions - 1`, minutes: sql`minutes - ${minutes}::numeric` })
    .where(
      and(
        eq(focusTotals.userId, userId),
        eq(focusTotals.category, category),
        sql`(unit, start) in (${sql.join(places, sql`, `)})`,
      ),
    );
}

/** All of the student's sessions, from the totals of the years. */
export async function countAllSessions(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .select({ sessions: sql<number>`coalesce(sum(${focusTotals.sessions}), 0)::int` })
    .from(focusTotals)
    .where(and(eq(focusTotals.userId, userId), eq(focusTotals.unit, 'year')));
  return row?.sessions ?? 0;
}

/** Sessions as a spreadsheet shows them, newest first. */
export const listSessions = (db: Db, userId: string, { from, to }: Days) =>
  db
    .select({
      startedAt: focusSessions.startedAt,
      endedAt: focusSessions.endedAt,
      minutes: focusSessions.minutes,
      category: focusSessions.category,
      subject: focusSessions.subject,
    })
    .from(focusSessions)
    .where(and(eq(focusSessions.userId, userId), gte(focusSessions.day, from), lte(focusSessions.day, to)))
    .orderBy(desc(focusSessions.day), desc(focusSessions.startedAt), desc(focusSessions.id));

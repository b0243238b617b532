import { v7 as uuidv7 } from 'uuid';
import { holdQuotas, refuseOverQuota } from '#server/features/accounts/plan/quota-service.ts';
import { studyBlock } from '#server/features/study-cycles/block-service.ts';
import { studyActivity } from '#server/features/study-plans/agenda/focus-service.ts';
import { studyTopic, takeStudyBack } from '#server/features/syllabi/materials/study-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { ceiling, type Pages, pageOf } from '#server/platform/database/page.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import { RawJson } from '#server/platform/http/routes.ts';
import type { Services } from '#server/platform/services.ts';
import { type CreateSession, type DayRange, focusLimits, type SessionLink } from '#shared/contracts/focus.ts';
import { brokenSessionRule } from '#shared/rules/focus-session.ts';
import { type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';
import {
  addToTotals,
  countAllSessions,
  countSessions,
  type Days,
  deleteSession,
  findSessionJson,
  insertSession,
  linkSession,
  listSessions,
  listSessionsJson,
  takeFromTotals,
} from './queries.ts';
import { writeSessions } from './session-csv.ts';
import { sumAll, sumDays } from './totals-queries.ts';

/** Throws `range_reversed` (422). */
export function refuseReversed({ from, to }: DayRange): void {
  if (from && to && from > to) throw unprocessable('focus.range_reversed');
}

/** The days of a range; a bound left out bounds nothing. Throws `range_reversed` (422). */
function daysOf(range: DayRange): Days {
  refuseReversed(range);
  return { from: range.from || '-infinity', to: range.to || 'infinity' };
}

/**
 * A page of the sessions, newest first, or without one all that one answer holds, and then how many there are. Throws
 * `range_reversed` (422).
 */
export async function listFocusSessions(
  { db }: Services,
  { userId }: SignedIn,
  range: DayRange & Pages,
): Promise<{ sessions: RawJson; count: number | null }> {
  const page = pageOf(range, focusLimits.page.default);
  const of = { userId, ...daysOf(range) };
  const [json, count] = await Promise.all([
    // Each is small: as many as one answer may have rows are far from being too many bytes.
    listSessionsJson(db, { ...of, ...(page ?? { offset: 0, limit: ceiling.rows }) }),
    page ? null : countSessions(db, userId, of),
  ]);
  return { sessions: new RawJson(json), count };
}

/** The sessions as a CSV file, newest first. Throws `range_reversed` (422). */
export async function exportSessions(
  { db }: Services,
  { userId, timeZone }: SignedIn,
  range: DayRange,
): Promise<string> {
  return writeSessions(await listSessions(db, userId, daysOf(range)), timeZone);
}

/**
 * Records a session once for each id, on the student's day of its start, and marks what it was for. A session is never
 * refused for what it was for: when that is gone it is recorded without. Throws `ends_before_start`,
 * `longer_than_elapsed` and `in_the_future` (422), and the `quotas` codes (403).
 */
export async function recordSession(
  services: Services,
  { userId, timeZone }: SignedIn,
  { id = uuidv7(), subject, link = null, completes, ...input }: CreateSession,
): Promise<RawJson> {
  const now = services.clock.now();
  const broken = brokenSessionRule(input, now);
  if (broken) throw unprocessable(broken);
  const startedAt = new Date(input.startTime);
  const session = {
    userId,
    id,
    startedAt,
    endedAt: new Date(input.endTime),
    day: studyDay(startedAt, timeZone),
    minutes: Math.round(input.durationMinutes * 100) / 100,
    category: input.category,
    subject: subject || null,
  };
  const json = await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    await holdQuotas(within, userId);
    // Before all else: whoever sends the same session at the same time waits here, and finds it recorded.
    if (await insertSession(tx, session)) {
      await addToTotals(tx, session);
      await refuseOverQuota(within, userId, { focusSessions: await countAllSessions(tx, userId) });
      if (link) {
        const what = await studyLinked(tx, { ...session, link, completes, now });
        const named = session.subject ?? what?.subject.slice(0, focusLimits.subject) ?? null;
        if (what) await linkSession(tx, userId, id, { link, subject: named });
      }
    }
    const [row] = await findSessionJson(tx, { userId, id });
    return row?.json;
  });
  if (json === undefined) throw notFound('focus.session_not_found');
  return new RawJson(json);
}

interface Linked {
  userId: string;
  day: StudyDay;
  minutes: number;
  link: SessionLink;
  completes: boolean;
  now: Date;
}

/** The subject of what was studied, which is marked as far as it was; null when it is gone. */
function studyLinked(
  tx: Db,
  { userId, day, minutes, link, completes, now }: Linked,
): Promise<{ subject: string } | null> {
  if (link.kind === 'activity') return studyActivity(tx, userId, { ...link, completes, now });
  const study = { minutes, completes, today: day };
  return link.kind === 'block'
    ? studyBlock(tx, userId, { ...link, ...study })
    : studyTopic(tx, userId, { ...link, ...study });
}

/** Deletes a session; what it completed stays done, its minutes are no topic's any more. Throws `session_not_found` (404). */
export async function removeSession({ db }: Services, { userId }: SignedIn, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await deleteSession(tx, userId, id);
    if (!gone) throw notFound('focus.session_not_found');
    await takeFromTotals(tx, gone);
    if (gone.link?.kind === 'topic') await takeStudyBack(tx, userId, gone.link, gone.minutes);
  });
}

/** Minutes of study on each day with sessions from one day to another, both included, oldest first. */
export const studyMinutes = (
  { db }: Services,
  { userId }: SignedIn,
  days: Days,
): Promise<{ day: StudyDay; minutes: number }[]> => sumDays(db, { userId, ...days });

/** Minutes of study of all sessions ever. */
export async function totalMinutes({ db }: Services, { userId }: SignedIn): Promise<number> {
  const [row] = await sumAll(db, { userId });
  return row?.minutes ?? 0;
}

import { holdSession } from '#server/features/accounts/sessions/access-service.ts';
import { listCalendarBlocks } from '#server/features/study-cycles/agenda-service.ts';
import { getAgenda } from '#server/features/study-plans/agenda/agenda-service.ts';
import { hashToken, idsInToken, newSecret, type SignedIn, sameHash } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { CalendarFeed } from '#shared/contracts/calendar-feed.ts';
import { addDays, studyDay } from '#shared/rules/time/study-day.ts';
import { type CalendarEntry, calendarText } from './calendar-text.ts';
import { deleteFeed, findFeed, replaceFeed } from './queries.ts';

/** Calendar programs ask again every hour or day, so what lies further ahead comes in time. */
const span = { daysBack: 14, daysAhead: 120, entries: 1500 } as const;

export async function getFeed({ db }: Services, { userId }: SignedIn): Promise<CalendarFeed> {
  const feed = await findFeed(db, userId);
  return { url: null, createdAt: feed?.createdAt.toISOString() ?? null };
}

/**
 * Makes the secret address, said only now; an earlier one stops working. Throws `unauthenticated` (401) when the
 * session has ended.
 */
export async function createFeed(
  { db, clock, settings }: Services,
  student: SignedIn,
): Promise<CalendarFeed> {
  const { userId, timeZone } = student;
  const token = `${userId}.${newSecret()}`;
  const createdAt = clock.now();
  await inTransaction(db, async (tx) => {
    await holdSession(tx, student);
    await replaceFeed(tx, { userId, tokenHash: hashToken(token), timeZone, createdAt });
  });
  return {
    url: `${settings.APP_URL}/api/calendar-feed/${token}.ics`,
    createdAt: createdAt.toISOString(),
  };
}

export const revokeFeed = ({ db }: Services, { userId }: SignedIn): Promise<void> => deleteFeed(db, userId);

/** The calendar behind a secret address. Throws `feed_not_found` (404) for an unknown or revoked one. */
export async function readFeed(services: Services, token: string): Promise<string> {
  const [userId, ...others] = idsInToken(token) ?? [];
  const feed = userId && others.length === 0 ? await findFeed(services.db, userId) : undefined;
  if (!feed || !sameHash(feed.tokenHash, hashToken(token))) throw notFound('calendar_feed.feed_not_found');
  return writeCalendar(services, feed);
}

/** The student's blocks and activities around today, as an iCalendar file. */
export async function writeCalendar(
  services: Services,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<string> {
  const now = services.clock.now();
  const today = studyDay(now, timeZone);
  const days = { from: addDays(today, -span.daysBack), to: addDays(today, span.daysAhead) };
  const [activities, blocks] = await Promise.all([
    getAgenda(services, userId, days, span.entries),
    listCalendarBlocks(services, userId, days, span.entries),
  ]);
  const entries: CalendarEntry[] = [
    ...activities.map(({ planTitle, topic, ...activity }) => ({
      ...activity,
      title: topic,
      description: [planTitle, activity.description].filter(Boolean).join('\n'),
    })),
    ...blocks.map(({ date, subject, cycleName, id, time, duration, changes }) => ({
      id,
      day: date,
      time,
      duration,
      changes,
      title: subject,
      description: cycleName,
    })),
  ];
  entries.sort((one, other) => (one.day + one.time < other.day + other.time ? -1 : 1));
  const host = new URL(services.settings.APP_URL).host;
  return calendarText(entries.slice(0, span.entries), { now, timeZone, host });
}

import { todayOf } from '#server/features/accounts/service.ts';
import { plannedMinutes } from '#server/features/study-cycles/agenda-service.ts';
import { getAgenda } from '#server/features/study-plans/agenda/agenda-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type DayRange,
  type FocusSummary,
  type PlannedAndDone,
  type SessionCategory,
  sessionCategories,
} from '#shared/contracts/focus.ts';
import { type StudyDay, weekAround } from '#shared/rules/time/study-day.ts';
import { compareWeek } from './planned-week.ts';
import { refuseReversed } from './service.ts';
import { totalSpans, unitOf } from './total-spans.ts';
import { type CategoryTotal, findSessionDays, sumSubjects, sumTotals } from './totals-queries.ts';

/** Totals of a range of days. Throws `range_reversed` (422). */
export async function summarize(
  services: Services,
  student: SignedIn,
  range: DayRange,
): Promise<FocusSummary> {
  refuseReversed(range);
  const { db } = services;
  const { userId } = student;
  const [known] = await findSessionDays(db, { userId });
  const { from, to } = summedDays(range, known, todayOf(services, student));
  const unit = unitOf(from, to);
  const totals = await sumTotals(db, userId, unit, totalSpans(from, to));
  const starts = [...new Set(totals.map(({ start }) => start))];
  return {
    from,
    to,
    unit,
    ...added(totals),
    periods: starts.map((start) => {
      const of = totals.filter((total) => total.start === start);
      return { start, ...added(of), categories: byCategory(of) };
    }),
    categories: byCategory(totals),
  };
}

const earlier = (one: StudyDay, other: StudyDay) => [one, other].sort()[0] as StudyDay;
const later = (one: StudyDay, other: StudyDay) => [one, other].sort()[1] as StudyDay;

/**
 * The days that a range means: without bounds from the first session to today, or to the last where that is ahead.
 * Years before the first session or after today would only push the others together.
 */
function summedDays(
  { from, to }: DayRange,
  known: { first: StudyDay | null; last: StudyDay | null } | undefined,
  today: StudyDay,
): { from: StudyDay; to: StudyDay } {
  const first = known?.first ?? today;
  const end = later(known?.last ?? today, today);
  const asked = { from: from || earlier(first, to || end), to: to || end };
  if (unitOf(asked.from, asked.to) === 'day') return asked;
  return { from: later(asked.from, earlier(first, asked.to)), to: earlier(asked.to, later(end, asked.from)) };
}

type Sums = Pick<CategoryTotal, 'sessions' | 'minutes'>;
const hundredth = (minutes: number) => Math.round(minutes * 100) / 100;

const added = (totals: readonly Sums[]): Sums => ({
  sessions: totals.reduce((sum, total) => sum + total.sessions, 0),
  minutes: hundredth(totals.reduce((sum, total) => sum + total.minutes, 0)),
});

/** Most minutes first. */
function byCategory(totals: readonly CategoryTotal[]): (Sums & { category: SessionCategory })[] {
  return sessionCategories
    .map((category) => ({ category, ...added(totals.filter((total) => total.category === category)) }))
    .filter(({ sessions }) => sessions > 0)
    .sort((one, two) => two.minutes - one.minutes);
}

/** Planned and done per subject in the week, from Sunday on, that holds `day`; without one, today. */
export async function getPlannedWeek(
  services: Services,
  student: SignedIn,
  day: StudyDay | '',
): Promise<PlannedAndDone> {
  const { userId } = student;
  const week = weekAround(day || todayOf(services, student));
  const [blocks, activities, done] = await Promise.all([
    plannedMinutes(services, student, week),
    getAgenda(services, userId, week),
    sumSubjects(services.db, { userId, ...week }),
  ]);
  const planned = [...blocks, ...activities.map(({ subject, duration }) => ({ subject, minutes: duration }))];
  return { ...week, ...compareWeek({ planned, done }) };
}

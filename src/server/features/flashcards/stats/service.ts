import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type AnsweredHour,
  type FlashcardStats,
  flashcardStatsLimits,
} from '#shared/contracts/flashcard-stats.ts';
import { addDays, dayStart, type StudyDay } from '#shared/rules/time/study-day.ts';
import { countByMaturity } from '../card-counts.ts';
import { listCounts } from '../count-queries.ts';
import { daysUpTo, firstDayOf, retentionPeriods, withRetention } from './answer-periods.ts';
import { countAnswersByDay, type QuarterSums, sumAnswers, sumAnswersBefore } from './queries.ts';
import { type OffsetPeriod, utcOffsets } from './utc-offsets.ts';

const { days, year, forecast } = flashcardStatsLimits;
const nothing = { answers: 0, firsts: 0, reviews: 0, remembered: 0, timeSpent: 0 };

/** Everything that the statistics page shows, on the student's own days and hours. */
export async function getStatsDetails(services: Services, student: SignedIn): Promise<FlashcardStats> {
  const { db, clock } = services;
  const { userId, timeZone } = student;
  const today = todayOf(services, student);
  const from = firstDayOf(today);
  const offsets = utcOffsets(dayStart(addDays(from, -1), timeZone), clock.now(), timeZone);
  const [recent, earlier, counts] = await Promise.all([
    sumAnswers(db, userId, {
      from,
      quarters: { from: addDays(today, 1 - year), until: today },
      changes: offsets.map(({ start }) => start),
    }),
    sumAnswersBefore(db, userId, from),
    listCounts(db, userId, today, addDays(today, forecast)),
  ]);
  const byDay = new Map(recent.days.map((sums) => [sums.day, sums]));
  const on = (day: string) => byDay.get(day) ?? nothing;
  const due = new Map(counts.map(({ day, cards }) => [day, cards]));
  const { answers, firsts, timeSpent, ...recall } = on(today);
  return {
    today: {
      day: today,
      answers,
      newCards: firsts,
      ...withRetention(recall),
      timeSpent,
      due: due.get(today) ?? 0,
    },
    total: recent.days.reduce(
      (sum, day) => ({ answers: sum.answers + day.answers, timeSpent: sum.timeSpent + day.timeSpent }),
      earlier,
    ),
    retention: retentionPeriods(today, byDay),
    forecast: daysUpTo(addDays(today, forecast - 1), forecast).map((day) => ({
      day,
      cards: due.get(day) ?? 0,
    })),
    year: daysUpTo(today, year).map((day) => ({ day, answers: on(day).answers })),
    hours: hoursOf(recent.quarters, offsets),
    cards: countByMaturity(counts),
    time: daysUpTo(today, days).map((day) => ({ day, timeSpent: on(day).timeSpent })),
  };
}

/** Quarters of the UTC day put on the student's clock. */
function hoursOf(quarters: readonly QuarterSums[], offsets: readonly OffsetPeriod[]): AnsweredHour[] {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, answers: 0, reviews: 0, remembered: 0 }));
  for (const { quarter, period, answers, reviews, remembered } of quarters) {
    const ahead = offsets[Math.max(0, period - 1)]?.minutes ?? 0;
    const at = hours[Math.floor((quarter * 15 + ahead + 24 * 60) / 60) % 24];
    if (!at) continue;
    at.answers += answers;
    at.reviews += reviews;
    at.remembered += remembered;
  }
  return hours.map(({ hour, answers, ...recall }) => ({ hour, answers, ...withRetention(recall) }));
}

/** Answers to cards, of all students, from the day `from` on; each day is the student's own. */
export const answersByDay = ({ db }: Pick<Services, 'db'>, from: StudyDay) => countAnswersByDay(db, from);

import { flashcardStatsLimits, type RetentionPeriod } from '#shared/contracts/flashcard-stats.ts';
import { addDays, type StudyDay, weekAround } from '#shared/rules/time/study-day.ts';

export interface Recall {
  reviews: number;
  remembered: number;
}

/** True retention, 0 to 1: the share remembered; null without reviews. */
export const withRetention = ({ reviews, remembered }: Recall) => ({
  reviews,
  remembered,
  retention: reviews === 0 ? null : remembered / reviews,
});

/** The `count` days that end with `last`, in order. */
export const daysUpTo = (last: StudyDay, count: number): StudyDay[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));

/** The Sunday on or before `day`. */
const weekOf = (day: StudyDay): StudyDay => weekAround(day).from;
const monthOf = (day: StudyDay): StudyDay => `${day.slice(0, 7)}-01`;

/** First days of the weeks up to the one of `today`, which may not be over. */
export const weeksUpTo = (today: StudyDay, count: number): StudyDay[] =>
  Array.from({ length: count }, (_, index) => addDays(weekOf(today), 7 * (index + 1 - count)));

/** First days of the months up to the one of `today`, which may not be over. */
export function monthsUpTo(today: StudyDay, count: number): StudyDay[] {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = months + index + 1 - count;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** The first day that any statistic of `today` counts. */
export function firstDayOf(today: StudyDay): StudyDay {
  const { months, year } = flashcardStatsLimits;
  const [first] = [addDays(today, 1 - year), ...monthsUpTo(today, months)].sort();
  return first as StudyDay;
}

/** True retention of the latest days, weeks and months, those without reviews included. */
export function retentionPeriods(
  today: StudyDay,
  byDay: ReadonlyMap<StudyDay, Recall>,
): Record<'days' | 'weeks' | 'months', RetentionPeriod[]> {
  const sum = (periods: StudyDay[], periodOf: (day: StudyDay) => StudyDay): RetentionPeriod[] => {
    const sums = new Map(periods.map((from) => [from, { reviews: 0, remembered: 0 }]));
    for (const [day, { reviews, remembered }] of byDay) {
      const period = day > today ? undefined : sums.get(periodOf(day));
      if (!period) continue;
      period.reviews += reviews;
      period.remembered += remembered;
    }
    return [...sums].map(([from, recall]) => ({ from, ...withRetention(recall) }));
  };
  const { days, weeks, months } = flashcardStatsLimits;
  return {
    days: sum(daysUpTo(today, days), (day) => day),
    weeks: sum(weeksUpTo(today, weeks), weekOf),
    months: sum(monthsUpTo(today, months), monthOf),
  };
}

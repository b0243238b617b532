import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { type StudyDay, weekdayOf, weekdays } from '#shared/rules/time/study-day.ts';

export interface MapDay {
  day: StudyDay;
  answers: number;
  level: HeatLevel;
  /** Both it and the day before it, in the same column, have answers. */
  joined: boolean;
}

/** One week: seven places from Sunday on, null before the first day of the year and after the last. */
export type MapWeek = (MapDay | null)[];

/** The days of a year in columns of weeks, in order. */
export function weeksOf(year: FlashcardStats['year']): MapWeek[] {
  const levels = heatLevels(year.map(({ answers }) => answers));
  const weeks: MapWeek[] = [];
  for (const [index, { day, answers }] of year.entries()) {
    const row = weekdays.indexOf(weekdayOf(day));
    if (row === 0 || weeks.length === 0) weeks.push(Array.from({ length: 7 }, () => null));
    const week = weeks.at(-1) as MapWeek;
    const before = row > 0 ? week[row - 1] : null;
    week[row] = {
      day,
      answers,
      level: levels[index] as HeatLevel,
      joined: answers > 0 && Boolean(before && before.answers > 0),
    };
  }
  return weeks;
}

/** The columns in which a month begins, apart enough for their names not to touch. */
export function monthMarks(weeks: readonly MapWeek[]): { column: number; day: StudyDay }[] {
  const marks: { column: number; day: StudyDay }[] = [];
  for (const [column, week] of weeks.entries()) {
    const first = week.find((place) => place !== null && (column === 0 || place.day.endsWith('-01')));
    if (!first) continue;
    const last = marks.at(-1);
    // The year may begin with the end of a month: that name gives way to the next.
    if (last && column - last.column < 3) marks.pop();
    marks.push({ column, day: first.day });
  }
  return marks.filter(({ column }) => column <= weeks.length - 2);
}

export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/**
 * How bright each day is: 0 without answers, else its quarter among the days with some, so that one long day
 * does not dim all others.
 */
export function heatLevels(answers: readonly number[]): HeatLevel[] {
  const active = answers.filter((count) => count > 0).sort((one, other) => one - other);
  const bounds = [0.25, 0.5, 0.75].map((share) => active[Math.ceil(active.length * share) - 1] ?? 0);
  return answers.map((count) => {
    if (count === 0) return 0;
    return (1 + bounds.filter((bound) => count > bound).length) as HeatLevel;
  });
}

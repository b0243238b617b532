import type { Streak } from '#shared/contracts/streak.ts';
import { addDays, type StudyDay, weekdayOf, weekdays } from '#shared/rules/time/study-day.ts';

export interface SkyDay {
  day: StudyDay;
  kind: 'active' | 'frozen' | 'dark';
  /** Whether the days before and after belong to the same run. */
  before: boolean;
  after: boolean;
}

/** A month in weeks: seven places from Sunday on, null before its first day and after its last. */
export interface SkyMonth {
  first: StudyDay;
  weeks: (SkyDay | null)[][];
}

export type CalendarDays = Pick<Streak, 'calendarDays' | 'frozenDays'>;

/** What each day is in the sky that these days light. */
export function skyOf({ calendarDays, frozenDays }: CalendarDays): (day: StudyDay) => SkyDay {
  const [active, frozen] = [new Set(calendarDays), new Set(frozenDays)];
  const isLit = (day: StudyDay) => active.has(day) || frozen.has(day);
  return (day) => ({
    day,
    kind: active.has(day) ? 'active' : frozen.has(day) ? 'frozen' : 'dark',
    before: isLit(day) && isLit(addDays(day, -1)),
    after: isLit(day) && isLit(addDays(day, 1)),
  });
}

/** The twelve months of `year`, with the runs that light them. */
export function yearSky(year: number, days: CalendarDays): SkyMonth[] {
  const skyDay = skyOf(days);
  return Array.from({ length: 12 }, (_, month) => {
    const first = `${year}-${String(month + 1).padStart(2, '0')}-01`;
    const weeks: SkyMonth['weeks'] = [];
    for (let day = first; day.startsWith(first.slice(0, 7)); day = addDays(day, 1)) {
      const column = weekdays.indexOf(weekdayOf(day));
      if (column === 0 || day === first) weeks.push(Array.from({ length: 7 }, () => null));
      (weeks.at(-1) as (SkyDay | null)[])[column] = skyDay(day);
    }
    return { first, weeks };
  });
}

/** The years to look at: from the first active day's to that of `today`. */
export function skyYears({ calendarDays }: CalendarDays, today: StudyDay): { first: number; last: number } {
  const yearOf = (day: StudyDay) => Number(day.slice(0, 4));
  const last = yearOf(today);
  return { first: Math.min(yearOf(calendarDays[0] ?? today), last), last };
}

/** What a year held: active and frozen days, and the active days of its longest run. */
export function yearFigures(sky: readonly SkyMonth[]): { active: number; frozen: number; longest: number } {
  let [active, frozen, run, longest] = [0, 0, 0, 0];
  for (const day of sky.flatMap(({ weeks }) => weeks.flat())) {
    if (!day) continue;
    if (!day.before) run = 0;
    if (day.kind === 'frozen') frozen++;
    if (day.kind !== 'active') continue;
    active++;
    run++;
    longest = Math.max(longest, run);
  }
  return { active, frozen, longest };
}

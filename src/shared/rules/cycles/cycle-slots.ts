import type { CycleMode } from '#shared/contracts/study-cycles.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import { minutesOfClock } from '#shared/rules/time/clock-text.ts';
import {
  daysBetween,
  type StudyDay,
  type Weekday,
  weekdayOf,
  weekdays,
} from '#shared/rules/time/study-day.ts';

/** The time that a cycle has. */
export interface CycleTime {
  startDate: StudyDay;
  /** Hours. */
  weeklySchedule: Readonly<Record<Weekday, number>>;
  /** Minutes of a block, and at least between two of a day. */
  studyBlockSize: number;
  breakSize: number;
  /** `HH:MM`, when the first block of a day begins. */
  startsAt: string;
}

interface CycleSpan {
  startDate: StudyDay;
  weeks: number;
  mode: CycleMode;
  examDate?: StudyDay | null | undefined;
}

/**
 * The last day that blocks are laid out on, counted from the cycle's first: of its weeks, or by the calendar the eve
 * of an exam in the last of them. Who lets a cycle go on for weeks after an exam wants it to; a round has no days.
 */
export function lastBlockDay({ startDate, weeks, mode, examDate }: CycleSpan): number {
  const last = weeks * 7 - 1;
  const eve = examDate && mode === 'calendar' ? daysBetween(startDate, examDate) - 1 : last;
  return eve >= Math.max(0, last - 7) ? Math.min(last, eve) : last;
}

/** A stretch of study: days after the cycle's first, minutes of the day, minutes long. */
export interface Slot {
  day: number;
  start: number;
  minutes: number;
}

/** What is left of a day after its blocks is one too, when it is not shorter than this. */
const shortestBlock = 15;

/** Minutes of study on each day, counted from the cycle's first. */
export function minutesOfCycleDay({
  startDate,
  weeklySchedule,
}: Pick<CycleTime, 'startDate' | 'weeklySchedule'>): (day: number) => number {
  const first = weekdays.indexOf(weekdayOf(startDate));
  const minutes = weekdays.map((weekday) => Math.round(weeklySchedule[weekday] * 60));
  return (day) => minutes[(first + day) % 7] ?? 0;
}

/** The stretches of the days `from` to `until`, both included, in order; what is `taken` keeps a break around it. */
export function cycleSlots(
  time: CycleTime,
  from: number,
  until: number,
  taken: readonly Slot[] = [],
): Slot[] {
  const { studyBlockSize, breakSize } = time;
  const minutesOf = minutesOfCycleDay(time);
  const takenOn = groupBy(taken, ({ day }) => day);
  const dayStart = minutesOfClock(time.startsAt);
  const slots: Slot[] = [];
  const fill = (day: number, start: number, end: number) => {
    for (let at = start; end - at >= shortestBlock; at += studyBlockSize + breakSize)
      slots.push({ day, start: at, minutes: Math.min(studyBlockSize, end - at) });
  };
  for (let day = from; day <= until; day++) {
    const dayEnd = dayStart + minutesOf(day);
    let at = dayStart;
    for (const { start, minutes } of (takenOn.get(day) ?? []).toSorted((a, b) => a.start - b.start)) {
      fill(day, at, Math.min(start - breakSize, dayEnd));
      at = Math.max(at, start + minutes + breakSize);
    }
    fill(day, at, dayEnd);
  }
  return slots;
}

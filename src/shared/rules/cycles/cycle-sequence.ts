import type { CycleBlock, CycleDay, CycleMode, CycleWeek } from '#shared/contracts/study-cycles.ts';
import { clockText, minutesOfClock } from '#shared/rules/time/clock-text.ts';
import { type StudyDay, type Weekday, weekdayOf } from '#shared/rules/time/study-day.ts';

interface Studied {
  /** Minutes. */
  duration: number;
  minutesDone: number;
  completedOn: StudyDay | null;
}

/** Minutes of an open block that are left to study. */
export const minutesLeft = ({ duration, minutesDone }: Pick<Studied, 'duration' | 'minutesDone'>): number =>
  Math.max(0, duration - minutesDone);

export interface NextBlock {
  /** Its number is the lap. */
  week: CycleWeek;
  day: CycleDay;
  block: CycleBlock;
  minutesLeft: number;
}

/** Where a round goes on: at its first open block, whatever today is; null when every block is done. */
export function nextBlock(weeks: readonly CycleWeek[]): NextBlock | null {
  for (const week of weeks) {
    for (const day of week.days) {
      const block = day.activities.find(({ completed }) => !completed);
      if (block) return { week, day, block, minutesLeft: minutesLeft(block) };
    }
  }
  return null;
}

interface CycleHours {
  mode: CycleMode;
  /** Hours. */
  weeklySchedule: Readonly<Record<Weekday, number>>;
  breakSize: number;
  startsAt: string;
}

const lastMinute = 24 * 60 - 1;

/**
 * What a cycle asks for on a day, out of `blocks` in their order. By the calendar: the blocks of that date. As a
 * round: those completed on it, and the next open ones that its hours have room for, at least one in all, laid out
 * from `startsAt`; an open one takes the minutes it has left.
 */
export function todaysTasks<B extends Studied & { date: StudyDay; time: string }>(
  { mode, weeklySchedule, breakSize, startsAt }: CycleHours,
  blocks: readonly B[],
  day: StudyDay,
): B[] {
  if (mode === 'calendar') return blocks.filter(({ date }) => date === day);
  const minutes = weeklySchedule[weekdayOf(day)] * 60;
  const tasks: B[] = [];
  let at = minutesOfClock(startsAt);
  const end = at + minutes;
  const lay = (block: B, duration: number) => {
    tasks.push({ ...block, time: clockText(Math.min(at, lastMinute)), duration });
    at += duration + breakSize;
  };
  for (const block of blocks) if (block.completedOn === day) lay(block, block.duration);
  for (const block of blocks) {
    if (block.completedOn !== null) continue;
    const left = minutesLeft(block);
    const isFirst = tasks.length === 0 && minutes > 0;
    if (at + left > end && !isFirst) break;
    lay(block, left);
  }
  return tasks;
}

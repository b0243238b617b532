import type { PlannedAndDone } from '#shared/contracts/focus.ts';
import { minutesText } from './labels.ts';

/** Minutes of a whole week; sessions without a subject count as done. */
export function weekTotals({ subjects, other }: PlannedAndDone): { planned: number; done: number } {
  return {
    planned: subjects.reduce((sum, subject) => sum + subject.planned, 0),
    done: subjects.reduce((sum, subject) => sum + subject.done, other),
  };
}

/** `+10min`, `−1h 5min`, or `0min` when it is done to the minute. */
export function differenceText(planned: number, done: number): string {
  const difference = done - planned;
  if (Math.round(difference) === 0) return minutesText(0);
  return `${difference > 0 ? '+' : '−'}${minutesText(Math.abs(difference))}`;
}

import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/**
 * Where a key leads from `day`, never out of its year: arrows by days and weeks, page keys by months, Home and End to
 * the ends of the year. Null for any other key.
 */
export function dayByKey(key: string, day: StudyDay): StudyDay | null {
  const [start, end] = [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`];
  const [month, step] = [day.slice(0, 7), steps.get(key)];
  const firstOf = (other: StudyDay) => `${other.slice(0, 7)}-01`;
  const within = (other: StudyDay) => (other < start ? start : other > end ? end : other);
  if (step !== undefined) return within(addDays(day, step));
  if (key === 'PageUp') return within(firstOf(addDays(`${month}-01`, -1)));
  if (key === 'PageDown') return within(firstOf(addDays(`${month}-28`, 4)));
  if (key === 'Home') return start;
  return key === 'End' ? end : null;
}

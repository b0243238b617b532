import { focusLimits } from '#shared/contracts/focus.ts';
import { addDays, daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { startAfter, startOf, type TimeUnit } from '#shared/rules/time/time-units.ts';

/** Totals that are kept, from one start to another, both included. */
export interface TotalSpan {
  unit: TimeUnit;
  from: StudyDay;
  to: StudyDay;
}

/** What the days `from` to `to` are shown by, so that there are never many of it. */
export function unitOf(from: StudyDay, to: StudyDay): TimeUnit {
  const days = daysBetween(from, to);
  if (days < focusLimits.shownBy.days) return 'day';
  return days < focusLimits.shownBy.months * 31 ? 'month' : 'year';
}

/** The kept totals, none longer than a `unit`, that make up the days `from` to `to`: each day is in one of them. */
export function totalSpans(from: StudyDay, to: StudyDay, unit = unitOf(from, to)): TotalSpan[] {
  if (from > to) return [];
  if (unit === 'day') return [{ unit, from, to }];
  const first = startOf(unit, from) === from ? from : startAfter(unit, from);
  const end = startOf(unit, addDays(to, 1));
  const smaller = unit === 'year' ? 'month' : 'day';
  if (first >= end) return totalSpans(from, to, smaller);
  return [
    ...totalSpans(from, addDays(first, -1), smaller),
    { unit, from: first, to: addDays(end, -1) },
    ...totalSpans(end, to, smaller),
  ];
}

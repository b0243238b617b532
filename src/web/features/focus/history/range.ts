import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type DayRange, focusLimits } from '#shared/contracts/focus.ts';
import { addDays, isStudyDay, type StudyDay, weekAround } from '#shared/rules/time/study-day.ts';
import { useToday } from '#web/lib/today.ts';

export const historyPeriods = [
  { value: '7d', label: 'Últimos 7 dias' },
  { value: '30d', label: 'Últimos 30 dias' },
  { value: 'all', label: 'Todos' },
  { value: 'custom', label: 'Personalizado' },
] as const;
export type HistoryPeriod = (typeof historyPeriods)[number]['value'];

/** What of the page is in its address. */
interface HistorySearch {
  tab?: string | undefined;
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** A day of the week shown. */
  week?: string | undefined;
}

/** The period that an address names; the last 7 days unless it names another. */
export const periodOf = (named: string | undefined): HistoryPeriod =>
  historyPeriods.find(({ value }) => value === named)?.value ?? '7d';

/** A day that an address or a field holds; empty for what is none. */
export const dayOf = (text = ''): StudyDay | '' =>
  isStudyDay(text) && text >= focusLimits.firstDay ? text : '';

/** The days that a period means on the student's day `today`; an empty bound bounds nothing. */
export function rangeOf(period: HistoryPeriod, { from, to }: HistorySearch, today: StudyDay): DayRange {
  if (period === 'all') return { from: '', to: '' };
  if (period === 'custom') return { from: dayOf(from), to: dayOf(to) };
  return { from: addDays(today, period === '7d' ? -6 : -29), to: today };
}

export const isReversed = ({ from, to }: DayRange): boolean => from !== '' && to !== '' && from > to;

/** What an address shows on the student's day `today`. */
export function shownBy(search: HistorySearch, today: StudyDay) {
  const period = periodOf(search.period);
  return {
    tab: search.tab === 'planned' ? search.tab : 'sessions',
    period,
    range: rangeOf(period, search, today),
    week: weekAround(dayOf(search.week) || today),
  } as const;
}

const route = getRouteApi('/student/pomodoro-history');

/** What the page shows, kept in its address. */
export function useHistorySearch() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const today = useToday();
  const change = (changes: HistorySearch) =>
    void navigate({
      to: '/pomodoro-history',
      search: { ...search, ...changes },
      replace: true,
      resetScroll: false,
    });
  return { today, ...shownBy(search, today), change };
}

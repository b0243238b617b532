import { useNavigate, useSearch } from '@tanstack/react-router';
import { useToday } from '#web/lib/use-today.ts';
import { type HistorySearch, periodOf, rangeOf } from './history/range.ts';

/** What the page shows, kept in its address. */
export function useHistorySearch() {
  const search: HistorySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const period = periodOf(search.period);
  const change = (changes: HistorySearch) =>
    void navigate({
      to: '/pomodoro-history',
      search: { ...search, ...changes },
      replace: true,
      resetScroll: false,
    });
  return { search, today, period, range: rangeOf(period, search, today), change };
}

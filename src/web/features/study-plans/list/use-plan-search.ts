import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQueryBox } from '#web/lib/use-query-box.ts';
import { type PlanFilter, planFilterOf } from './filter.ts';

/** Search and filter of the list, kept in the address. */
export function usePlanSearch() {
  const { q = '', filter: named } = useSearch({ strict: false });
  const filter = planFilterOf(named);
  const navigate = useNavigate();
  const [query, type] = useQueryBox(q);
  const write = (search: { q: string; filter: PlanFilter }) => {
    type(search.q);
    void navigate({
      to: '/study-plans',
      search: { q: search.q || undefined, filter: search.filter === 'all' ? undefined : search.filter },
      replace: true,
      resetScroll: false,
    });
  };
  return {
    query,
    filter,
    search: (next: string) => write({ q: next, filter }),
    choose: (next: PlanFilter) => write({ q: query, filter: next }),
  };
}

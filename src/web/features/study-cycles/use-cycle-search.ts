import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQueryBox } from '#web/lib/use-query-box.ts';
import { useRested } from '#web/lib/use-rested.ts';
import { type CycleFilter, cycleFilterOf } from './cycle-status.ts';

/** Search and status of the list, kept in the address; `asked` is the search once the student pauses. */
export function useCycleSearch() {
  const { q = '', status: named } = useSearch({ strict: false });
  const filter = cycleFilterOf(named);
  const navigate = useNavigate();
  const [query, type] = useQueryBox(q);
  const asked = useRested(query.trim());
  const write = (search: { q: string; filter: CycleFilter }) => {
    type(search.q);
    void navigate({
      to: '/study-cycles',
      search: { q: search.q || undefined, status: search.filter === 'all' ? undefined : search.filter },
      replace: true,
      resetScroll: false,
    });
  };
  return {
    query,
    asked,
    filter,
    search: (next: string) => write({ q: next, filter }),
    choose: (next: CycleFilter) => write({ q: query, filter: next }),
  };
}

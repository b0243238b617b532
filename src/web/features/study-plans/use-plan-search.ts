import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type PlanFilter, planFilterOf } from './plan-filter.ts';

/** Search and filter of the list, kept in the address. Typing is shown at once; the address follows. */
export function usePlanSearch() {
  const { q = '', filter: named } = useSearch({ strict: false });
  const filter = planFilterOf(named);
  const navigate = useNavigate();
  const [query, setQuery] = useState(q);
  const onTheWay = useRef<string[]>([]);

  // An address that was not written here (a link, the browser's history) changes the box.
  useEffect(() => {
    const written = onTheWay.current.indexOf(q);
    onTheWay.current = written < 0 ? [] : onTheWay.current.slice(written + 1);
    if (written < 0) setQuery(q);
  }, [q]);

  const write = (search: { q?: string; filter?: PlanFilter }) =>
    navigate({
      to: '/study-plans',
      search: { q: search.q || undefined, filter: search.filter === 'all' ? undefined : search.filter },
      replace: true,
      resetScroll: false,
    });

  return {
    query,
    filter,
    search: (next: string) => {
      onTheWay.current.push(next);
      setQuery(next);
      void write({ q: next, filter });
    },
    choose: (next: PlanFilter) => void write({ q: query, filter: next }),
  };
}

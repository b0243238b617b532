import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQueryBox } from '#web/lib/use-query-box.ts';
import { useRested } from '#web/lib/use-rested.ts';

interface Search {
  query: string;
  /** Empty for all. */
  subject: string;
  /** From 1. */
  page: number;
}

/** The address of a list that is narrowed so. */
const addressOf = ({ query, subject, page }: Search) => ({
  q: query || undefined,
  subject: subject || undefined,
  page: page > 1 ? page : undefined,
});

/** Search, subject and page of a list, kept in the address; `asked` is what the server is asked once the student pauses. */
export function useSummarySearch(list: '/summaries' | '/summaries/public') {
  const { q = '', subject = '', page: named } = useSearch({ strict: false });
  const page = typeof named === 'number' && named >= 1 ? Math.floor(named) : 1;
  const navigate = useNavigate();
  const [query, type] = useQueryBox(q);
  const search = useRested(query.trim());

  /** Another search begins at its first page. */
  const narrow = (changes: Partial<Pick<Search, 'query' | 'subject'>>) => {
    const next = { query, subject, page: 1, ...changes };
    type(next.query);
    void navigate({ to: list, search: addressOf(next), replace: true, resetScroll: false });
  };

  return {
    query,
    subject,
    page,
    asked: { search, subject, page },
    /** The server is still asked for what was typed before. */
    isResting: query.trim() !== search,
    isNarrowed: query.trim() !== '' || subject !== '',
    narrow,
    /** The address of another page of the same search. */
    searchOf: (other: number) => addressOf({ query, subject, page: other }),
  };
}

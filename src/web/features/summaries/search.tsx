import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { perPage } from './api.ts';
import { askedBy, type SummarySearch } from './search-params.ts';

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

/**
 * Search, subject and page of a list, kept in its address; `asked` is what the server is asked once the student pauses,
 * and what it was asked before until the answer is there.
 */
export function useSummarySearch(list: '/summaries' | '/summaries/public', inAddress: SummarySearch) {
  const { subject, page } = askedBy(inAddress);
  const navigate = useNavigate();
  const [query, type] = useQueryBox(inAddress.q ?? '');
  const search = useDebounced(query.trim());
  const next = useMemo(() => ({ search, subject, page }), [search, subject, page]);
  const asked = useDeferredValue(next);

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
    asked,
    /** What is shown is still that of another search. */
    isStale: asked !== next || query.trim() !== search,
    isNarrowed: query.trim() !== '' || subject !== '',
    narrow,
    /** The address of another page of the same search. */
    searchOf: (other: number) => addressOf({ query, subject, page: other }),
  };
}

type SummaryFiltersProps = {
  label: string;
  subjects: readonly { value: string; label: string }[];
  search: ReturnType<typeof useSummarySearch>;
  /** Of the summaries found; undefined while they load. */
  count?: number | undefined;
};

/** Characters that the server takes. */
const longestSearch = 200;

export function SummaryFilters({ label, subjects, search, count }: SummaryFiltersProps) {
  const { query, subject, narrow } = search;
  const isListed = subject === '' || subjects.some(({ value }) => value === subject);
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <SearchInput
          label={label}
          value={query}
          onValueChange={(next) => narrow({ query: next })}
          maxLength={longestSearch}
        />
        <Field label="Matéria" labelHidden>
          <Select value={subject} onChange={({ target }) => narrow({ subject: target.value })}>
            <option value="">Todas as matérias</option>
            {!isListed && <option value={subject}>{subject}</option>}
            {subjects.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p role="status" className="text-ink-muted text-sm tabular-nums empty:hidden">
        {Boolean(count) && countOf(count ?? 0, 'resumo', 'resumos')}
      </p>
    </div>
  );
}

type ListPagesProps = {
  list: '/summaries' | '/summaries/public';
  search: ReturnType<typeof useSummarySearch>;
  count: number;
};

/** The way to the other pages of a list; one that is not there any more leads to the last. */
export function ListPages({ list, search, count }: ListPagesProps) {
  const pages = Math.max(1, Math.ceil(count / perPage));
  if (search.page > pages && !search.isStale)
    return <Navigate to={list} search={search.searchOf(pages)} replace />;
  return (
    <Pagination
      label="Páginas de resumos"
      page={search.page}
      pages={pages}
      renderLink={(page) => <Link to={list} search={search.searchOf(page)} />}
    />
  );
}

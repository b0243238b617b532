import { Link, Navigate } from '@tanstack/react-router';
import { Pagination } from '#web/ui/pagination.tsx';
import { perPage } from './api.ts';
import type { useSummarySearch } from './search.tsx';

type ListPagesProps = {
  list: '/summaries' | '/summaries/public';
  search: ReturnType<typeof useSummarySearch>;
  count: number;
  /** The count is that of another search, still. */
  isStale: boolean;
};

/** The way to the other pages of a list; one that is not there any more leads to the last. */
export function ListPages({ list, search, count, isStale }: ListPagesProps) {
  const pages = Math.max(1, Math.ceil(count / perPage));
  if (search.page > pages && !isStale) return <Navigate to={list} search={search.searchOf(pages)} replace />;
  return (
    <Pagination
      label="Páginas de resumos"
      page={search.page}
      pages={pages}
      renderLink={(page) => <Link to={list} search={search.searchOf(page)} />}
    />
  );
}

import { Link, Navigate } from '@tanstack/react-router';
import type { ListingCard, Pagination as Pages } from '#shared/contracts/marketplace.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ListingGrid } from './listing-grid.tsx';
import type { useListingSearch } from './use-listing-search.ts';

type ListingResultsProps = {
  listings: readonly ListingCard[];
  pagination: Pages;
  /** They are those of another search, still. */
  isStale: boolean;
  search: ReturnType<typeof useListingSearch>;
};

/** One page of plans and the way to the others; one that is not there any more leads to the last. */
export function ListingResults({ listings, pagination, isStale, search }: ListingResultsProps) {
  if (pagination.total === 0) return <NoListings search={search} />;
  const pages = Math.max(1, pagination.pages);
  if (search.page > pages && !isStale)
    return <Navigate to="/marketplace" search={search.addressOf(pages)} replace />;
  return (
    <>
      <ListingGrid listings={listings} />
      <Pagination
        label="Páginas de planos"
        page={search.page}
        pages={pages}
        renderLink={(page) => <Link to="/marketplace" search={search.addressOf(page)} />}
      />
    </>
  );
}

function NoListings({ search: { isNarrowed, widen } }: Pick<ListingResultsProps, 'search'>) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Nenhum plano publicado encontrado"
        hint="Tente outras palavras ou menos filtros."
        action={<Button onClick={widen}>Limpar filtros</Button>}
      />
    );
  return (
    <EmptyState
      title="Ninguém publicou um plano ainda"
      hint="Publique um dos seus e ele aparece aqui para outros estudantes."
      action={<Button render={<Link to="/study-plans" />}>Ver meus planos</Button>}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import {
  type ListingCard as Listing,
  marketplaceLimits,
  type Pagination as Pages,
  type WidenedSearch,
} from '#shared/contracts/marketplace.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { listingsQuery } from '../api.ts';
import { foundText, keptWords } from '../listing-labels.ts';
import { ListingCard } from './card.tsx';
import { ListingFilters } from './filters.tsx';
import { useListingSearch } from './listing-search.ts';

type SearchProps = { search: ReturnType<typeof useListingSearch> };

/** The filters stay in use while another list loads. */
export function MarketplacePage() {
  const search = useListingSearch();
  const { data } = useQuery({ ...listingsQuery(search.asked), enabled: false });
  return (
    <MarketplaceFrame
      search={search}
      isEmpty={data?.pagination.total === 0 && !search.isNarrowed && !search.isStale}
    >
      <Suspense fallback={<ListingGridSkeleton />}>
        <FoundListings search={search} />
      </Suspense>
    </MarketplaceFrame>
  );
}

export const MarketplaceFailure = ({ error }: { error: unknown }) => (
  <MarketplaceFrame search={useListingSearch()}>
    <ErrorState
      message={sentenceOf(error, 'Falha ao buscar planos de estudo publicados.')}
      onRetry={useRetry()}
    />
  </MarketplaceFrame>
);

type MarketplaceFrameProps = SearchProps & {
  /** Nobody has published anything. */
  isEmpty?: boolean;
  children: ReactNode;
};

const MarketplaceFrame = ({ search, isEmpty = false, children }: MarketplaceFrameProps) => (
  <>
    <PageHeader
      title="Marketplace"
      subtitle="Planos que outros estudantes publicaram, prontos para você clonar."
      actions={
        <Button icon={<Route aria-hidden="true" />} render={<Link to="/study-plans" />}>
          Meus planos
        </Button>
      }
    />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!isEmpty && <ListingFilters search={search} />}
      {children}
    </div>
  </>
);

function FoundListings({ search }: SearchProps) {
  const { pagination, studyPlans, correctedSearch, widenedSearch } = useLoaded(listingsQuery(search.asked));
  return (
    <>
      <FoundLine
        pagination={pagination}
        typed={search.query.trim()}
        corrected={search.isStale ? null : correctedSearch}
        widened={search.isStale ? null : widenedSearch}
      />
      <ListingResults listings={studyPlans} pagination={pagination} search={search} />
    </>
  );
}

type FoundLineProps = {
  pagination: Pages;
  /** What was typed, and what was searched instead of it. */
  typed: string;
  corrected: string | null | undefined;
  /** The words that were kept, when no plan has them all. */
  widened: WidenedSearch | null | undefined;
};

/** How much was found, and for which words when not for those that were typed. */
function FoundLine({ pagination, typed, corrected, widened }: FoundLineProps) {
  return (
    <p role="status" className="break-words text-ink-muted text-sm tabular-nums empty:hidden">
      {corrected && (
        <span className="mb-1 block text-ink">
          Nenhum plano com “{typed}”. Mostrando resultados para <strong>“{corrected}”</strong>.
        </span>
      )}
      {widened && (
        <span className="mb-1 block text-ink">
          Nada com todas as palavras; mostrando planos com <strong>{keptWords(widened)}</strong>.
        </span>
      )}
      {pagination.total > 0 && foundText(pagination)}
    </p>
  );
}

type ListingResultsProps = SearchProps & { listings: readonly Listing[]; pagination: Pages };

/** One page of plans and the way to the others; one that is not there any more leads to the last. */
function ListingResults({ listings, pagination, search }: ListingResultsProps) {
  if (pagination.total === 0) return <NoListings search={search} />;
  const pages = Math.max(1, pagination.pages);
  if (search.page > pages && !search.isStale)
    return <Navigate to="/marketplace" search={search.addressOf(pages)} replace />;
  return (
    <>
      <ul className={listingGridClass}>
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
      <Pagination
        label="Páginas de planos"
        page={search.page}
        pages={pages}
        renderLink={(page) => <Link to="/marketplace" search={search.addressOf(page)} />}
      />
    </>
  );
}

function NoListings({ search: { isNarrowed, widen } }: SearchProps) {
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

const listingGridClass =
  'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

const places = Array.from({ length: marketplaceLimits.page.default }, (_, place) => place);

function ListingGridSkeleton() {
  return (
    <Skeleton>
      <div className={listingGridClass}>
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-72 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}

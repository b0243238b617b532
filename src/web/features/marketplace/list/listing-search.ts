import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import {
  type MarketplaceFilter,
  marketplaceLimits,
  marketplaceSorts,
  planLengths,
} from '#shared/contracts/marketplace.ts';
import { planDifficulties } from '#shared/contracts/study-plans.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';

const route = getRouteApi('/student/marketplace');

/** What the address of the list says; all of it may be missing, or nonsense. */
export interface ListingAddress {
  q?: string;
  subject?: string;
  difficulty?: string;
  length?: string;
  rating?: number;
  sort?: string;
  page?: number;
}

/** What is looked for; an empty text and 0 narrow nothing. */
interface ListingSearch {
  query: string;
  subject: string;
  difficulty: (typeof planDifficulties)[number] | '';
  length: (typeof planLengths)[number] | '';
  /** Least average. */
  rating: number;
  sort: (typeof marketplaceSorts)[number];
  /** From 1. */
  page: number;
}

export const everyListing: ListingSearch = {
  query: '',
  subject: '',
  difficulty: '',
  length: '',
  rating: 0,
  sort: 'rating',
  page: 1,
};

/** Averages that may be asked for, the best first. */
export const leastRatings = [5, 4, 3, 2] as const;

const oneOf = <Value extends string | number, Other>(
  values: readonly Value[],
  named: unknown,
  otherwise: Other,
): Value | Other => values.find((value) => value === named) ?? otherwise;

/** The search that an address names; what it says wrongly narrows nothing. */
export function listingSearchOf(address: ListingAddress): ListingSearch {
  const { q = '', subject = '', page = 1 } = address;
  return {
    query: q,
    subject,
    difficulty: oneOf(planDifficulties, address.difficulty, ''),
    length: oneOf(planLengths, address.length, ''),
    rating: oneOf(leastRatings, address.rating, 0),
    sort: oneOf(marketplaceSorts, address.sort, 'rating'),
    page: Math.max(1, Math.floor(page)),
  };
}

/** The shortest address that names the search. */
export const addressOf = (search: ListingSearch): ListingAddress => ({
  q: search.query || undefined,
  subject: search.subject || undefined,
  difficulty: search.difficulty || undefined,
  length: search.length || undefined,
  rating: search.rating || undefined,
  sort: search.sort === everyListing.sort ? undefined : search.sort,
  page: search.page > 1 ? search.page : undefined,
});

/** What the server is asked for it. */
export const filterOf = (search: ListingSearch): MarketplaceFilter => ({
  search: search.query.trim(),
  subject: search.subject,
  difficulty: search.difficulty || undefined,
  length: search.length || undefined,
  rating: search.rating || undefined,
  sortBy: search.sort,
  page: search.page,
  limit: marketplaceLimits.page.default,
});

/** How many filters narrow the list, words and order aside. */
export const countFilters = ({ subject, difficulty, length, rating }: ListingSearch): number =>
  [subject, difficulty, length, rating].filter(Boolean).length;

/**
 * What the list is narrowed to, kept in the address; `asked` is what the server is asked once the student pauses, and the
 * one before until that has been answered.
 */
export function useListingSearch() {
  const address = route.useSearch();
  const inAddress = listingSearchOf(address);
  const navigate = useNavigate();
  const [query, type] = useQueryBox(inAddress.query);
  const rested = useDebounced(query.trim());
  const search: ListingSearch = { ...inAddress, query };
  const wanted = useMemo(() => filterOf({ ...listingSearchOf(address), query: rested }), [address, rested]);
  const asked = useDeferredValue(wanted);

  /** Another search begins at its first page. */
  const narrow = (changes: Partial<ListingSearch>) => {
    const next = { ...search, page: 1, ...changes };
    type(next.query);
    void navigate({ to: '/marketplace', search: addressOf(next), replace: true, resetScroll: false });
  };

  return {
    ...search,
    asked,
    /** The list is still that of another search. */
    isStale: query.trim() !== rested || asked !== wanted,
    isNarrowed: query.trim() !== '' || countFilters(search) > 0,
    narrow,
    /** Everything again, in the order that was chosen. */
    widen: () => narrow({ ...everyListing, sort: search.sort }),
    /** The address of another page of the same search. */
    addressOf: (page: number) => addressOf({ ...search, page }),
  };
}

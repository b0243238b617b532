import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQueryBox } from '#web/lib/use-query-box.ts';
import { useRested } from '#web/lib/use-rested.ts';
import {
  addressOf,
  countFilters,
  everyListing,
  filterOf,
  type ListingSearch,
  listingSearchOf,
} from './listing-search.ts';

/** What the list is narrowed to, kept in the address; `asked` is what the server is asked once the student pauses. */
export function useListingSearch() {
  const inAddress = listingSearchOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [query, type] = useQueryBox(inAddress.query);
  const rested = useRested(query.trim());
  const search: ListingSearch = { ...inAddress, query };

  /** Another search begins at its first page. */
  const narrow = (changes: Partial<ListingSearch>) => {
    const next = { ...search, page: 1, ...changes };
    type(next.query);
    void navigate({ to: '/marketplace', search: addressOf(next), replace: true, resetScroll: false });
  };

  return {
    ...search,
    asked: filterOf({ ...search, query: rested }),
    /** The server is still asked for what was typed before. */
    isResting: query.trim() !== rested,
    isNarrowed: query.trim() !== '' || countFilters(search) > 0,
    narrow,
    /** Everything again, in the order that was chosen. */
    widen: () => narrow({ ...everyListing, sort: search.sort }),
    /** The address of another page of the same search. */
    addressOf: (page: number) => addressOf({ ...search, page }),
  };
}

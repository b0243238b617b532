import type { ListingCard as Listing } from '#shared/contracts/marketplace.ts';
import { ListingCard } from './card.tsx';

export const listingGridClass =
  'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

type ListingGridProps = { listings: readonly Listing[] };

export function ListingGrid({ listings }: ListingGridProps) {
  return (
    <ul className={listingGridClass}>
      {listings.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <ListingCard listing={listing} />
        </li>
      ))}
    </ul>
  );
}

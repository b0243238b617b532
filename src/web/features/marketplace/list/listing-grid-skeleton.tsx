import { marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { listingGridClass } from './listing-grid.tsx';

const places = Array.from({ length: marketplaceLimits.page.default }, (_, place) => place);

export function ListingGridSkeleton() {
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

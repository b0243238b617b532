import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { summaryGridClass } from './summary-grid.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function SummaryGridSkeleton() {
  return (
    <Skeleton>
      <div className={summaryGridClass}>
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-80 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}

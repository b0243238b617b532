import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { cycleGridClass } from './cycle-grid.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function CycleGridSkeleton() {
  return (
    <Skeleton>
      <div className={cycleGridClass}>
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-60 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}

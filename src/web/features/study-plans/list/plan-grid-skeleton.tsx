import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { planGridClass } from './plan-grid.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function PlanGridSkeleton() {
  return (
    <Skeleton>
      <div className={planGridClass}>
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-66 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}

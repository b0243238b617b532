import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function CycleFormSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-28 rounded-lg!" />
      <SkeletonBlock className="h-72 rounded-lg!" />
      <SkeletonBlock className="h-96 rounded-lg!" />
    </Skeleton>
  );
}

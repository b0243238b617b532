import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function ListingSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-8 w-3/5" />
      <SkeletonBlock className="h-6 w-2/5" />
      <SkeletonBlock className="h-8 w-1/2" />
      <SkeletonBlock className="mt-3 h-11" />
      <SkeletonBlock className="h-32 rounded-lg!" />
      <SkeletonBlock className="h-64 rounded-lg!" />
    </Skeleton>
  );
}

import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function HistorySkeleton() {
  return (
    <Skeleton className="gap-5">
      <SkeletonBlock className="h-150 lg:h-90" />
      <SkeletonBlock className="h-120" />
    </Skeleton>
  );
}

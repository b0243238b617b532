import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function StatsSkeleton() {
  return (
    <Skeleton className="gap-5">
      <SkeletonBlock className="h-76 md:h-45" />
      <div className="grid gap-5 lg:grid-cols-2">
        <SkeletonBlock className="h-130 lg:h-106" />
        <SkeletonBlock className="h-130 lg:h-106" />
      </div>
      <SkeletonBlock className="h-100 lg:h-84" />
    </Skeleton>
  );
}

import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function SummaryFormSkeleton() {
  return (
    <Skeleton className="max-w-3xl">
      <SkeletonBlock className="h-120 rounded-lg!" />
      <SkeletonBlock className="h-64 rounded-lg!" />
    </Skeleton>
  );
}

import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function SummarySkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-8 w-3/5" />
      <SkeletonBlock className="h-6 w-2/5" />
      <SkeletonBlock className="mt-3 h-48 max-w-3xl rounded-lg!" />
      <SkeletonBlock className="h-96 max-w-3xl rounded-lg!" />
    </Skeleton>
  );
}

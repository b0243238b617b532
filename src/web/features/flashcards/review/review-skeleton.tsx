import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function ReviewSkeleton() {
  return (
    <Skeleton className="mx-auto max-w-2xl">
      <SkeletonBlock className="h-8 w-2/5" />
      <SkeletonBlock className="h-1.5" />
      <SkeletonBlock className="h-[min(20rem,44dvh)] rounded-lg!" />
      <SkeletonBlock className="h-16 rounded-md" />
    </Skeleton>
  );
}

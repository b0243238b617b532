import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function TextFormSkeleton() {
  return (
    <Skeleton className="max-w-3xl">
      <SkeletonBlock className="h-130 rounded-lg!" />
    </Skeleton>
  );
}

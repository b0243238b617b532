import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function CardFormSkeleton() {
  return (
    <Skeleton className="lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-6 lg:*:first:col-span-2">
      <SkeletonBlock className="h-150 rounded-lg!" />
      <SkeletonBlock className="h-80 rounded-lg!" />
    </Skeleton>
  );
}

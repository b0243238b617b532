import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function CardSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-8 w-2/5" />
      <SkeletonBlock className="h-6 w-3/5" />
      <div className="mt-3 grid gap-4 lg:grid-cols-2 lg:gap-6">
        <SkeletonBlock className="h-[min(26rem,60dvh)] rounded-lg!" />
        <SkeletonBlock className="h-96 rounded-lg!" />
      </div>
    </Skeleton>
  );
}

import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function CreateFormSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-120 rounded-lg!" />
      <SkeletonBlock className="h-40 rounded-lg!" />
      <SkeletonBlock className="h-96 rounded-lg!" />
    </Skeleton>
  );
}

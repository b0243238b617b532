import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function ProfileSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SkeletonBlock className="h-265" />
        <SkeletonBlock className="h-150" />
      </div>
      <SkeletonBlock className="h-72" />
    </Skeleton>
  );
}

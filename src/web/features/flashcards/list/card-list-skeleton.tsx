import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function CardListSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-11" />
      <SkeletonBlock className="h-9 w-72 max-w-full" />
      <div className="mt-4 grid gap-2">
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-20 rounded-lg! lg:h-12" />
        ))}
      </div>
    </Skeleton>
  );
}

import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';

export function ChatSkeleton() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-4 py-5 sm:px-6">
      <Skeleton label="Carregando conversa..." className="mx-auto max-w-3xl">
        <SkeletonBlock className="ms-auto h-12 w-2/3" />
        <SkeletonBlock className="h-28 w-full" />
        <SkeletonBlock className="ms-auto h-12 w-1/2" />
      </Skeleton>
    </div>
  );
}

import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { columnClass, dashboardClass } from './dashboard-view.tsx';

export function DashboardSkeleton() {
  return (
    <Skeleton>
      <div className={dashboardClass}>
        <div className={columnClass}>
          <SkeletonBlock className="h-96 rounded-lg!" />
          <SkeletonBlock className="h-60 rounded-lg!" />
          <SkeletonBlock className="h-72 rounded-lg!" />
        </div>
        <div className={columnClass}>
          <SkeletonBlock className="h-36 rounded-lg!" />
          <SkeletonBlock className="h-72 rounded-lg!" />
          <SkeletonBlock className="h-80 rounded-lg!" />
        </div>
      </div>
    </Skeleton>
  );
}

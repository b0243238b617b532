import type { ReactNode } from 'react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { ReviewCard, SummaryCard } from './quick-actions.tsx';
import { RecentPlans } from './recent-plans.tsx';
import { StatsBlock } from './stats-block.tsx';
import { StudyTimeChart } from './study-time-chart.tsx';
import { TodayPlan } from './today-plan.tsx';

export const dashboardClass = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]';
export const columnClass = 'grid min-w-0 gap-5';

type DashboardViewProps = {
  dashboard: Dashboard;
  /** The tasks of the chosen day. */
  tasks: ReactNode;
};

/** The day on the left, what there is on the right; on a phone one below the other. */
export function DashboardView({ dashboard, tasks }: DashboardViewProps) {
  return (
    <div className={dashboardClass}>
      <div className={columnClass}>
        <TodayPlan plan={dashboard.plan} due={dashboard.flashcards.dueCount} />
        {tasks}
        <StudyTimeChart week={dashboard.week} />
      </div>
      <div className={columnClass}>
        <ReviewCard due={dashboard.flashcards.dueCount} />
        <StatsBlock dashboard={dashboard} />
        <RecentPlans plans={dashboard.recentPlans} />
        <SummaryCard />
      </div>
    </div>
  );
}

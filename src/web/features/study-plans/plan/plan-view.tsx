import { useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { today as dayNow } from '#web/lib/today.ts';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { hasActivities } from './calendar.ts';
import { PlanHeader } from './header.tsx';
import { NewVersion } from './new-version.tsx';
import { PlanOverview } from './overview.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { PlanResources } from './plan-resources.tsx';
import { type PlanTab, tabOf, tabsOf } from './plan-tabs.ts';
import { PlanPrint } from './print.tsx';
import { PublicationPanel } from './publication/panel.tsx';
import { ReplanBanner } from './replan.tsx';
import { PlanSchedule } from './schedule.tsx';
import { TodayTasks } from './today.tsx';
import { PlanTopics } from './topics.tsx';
import { usePrinted } from './use-printed.ts';
import { useTick } from './use-tick.ts';

type PlanViewProps = Parameters<typeof PlanHeader>[0];

export function PlanView({ plan, ...header }: PlanViewProps) {
  const { tab: named } = useSearch({ strict: false });
  const navigate = useNavigate();
  const tick = useTick(plan.id);
  const today = dayNow();
  const isPrinted = usePrinted();

  const todayTasks = <TodayTasks plan={plan} today={today} onTick={tick} />;

  const tabs: Record<PlanTab, { label: string; content: ReactNode }> = {
    overview: { label: 'Visão Geral', content: <PlanOverview plan={plan} today={today} /> },
    schedule: {
      label: 'Cronograma',
      content: (
        <>
          {todayTasks}
          <PlanSchedule plan={plan} today={today} onTick={tick} />
        </>
      ),
    },
    topics: {
      label: 'Tópicos',
      content: (
        <>
          {!hasActivities(plan.weeks) && todayTasks}
          <PlanTopics plan={plan} today={today} onTick={tick} />
        </>
      ),
    },
    resources: { label: 'Recursos', content: <PlanResources resources={plan.resources} /> },
  };

  const open = (tab: PlanTab) =>
    void navigate({
      to: '/study-plans/$planId',
      params: { planId: plan.id },
      search: { tab: tab === 'overview' ? undefined : tab },
      replace: true,
      resetScroll: false,
    });

  return (
    <>
      <div className={clsx('subject', isPrinted && 'print:hidden')} style={subjectStyle(plan.subject)}>
        <PlanHeader plan={plan} {...header} />
        <PlanProgress plan={plan} today={today} />
        <ReplanBanner plan={plan} />
        <NewVersion plan={plan} />
        <PublicationPanel plan={plan} />
        <Tabs
          label="Seções do plano"
          items={tabsOf(plan).map((value) => ({ value, ...tabs[value] }))}
          value={tabOf(plan, named)}
          onValueChange={open}
        />
      </div>
      {isPrinted && <PlanPrint plan={plan} />}
    </>
  );
}

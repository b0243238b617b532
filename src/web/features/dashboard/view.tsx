import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { FileText, Layers } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type Dashboard, dashboardLimits } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { StreakHeader } from '#web/features/streak/streak-header.tsx';
import { StreakSky } from '#web/features/streak/streak-sky.tsx';
import { countOf } from '#web/lib/format.ts';
import { useDeferredData } from '#web/lib/hooks/use-deferred-data.ts';
import { useToday } from '#web/lib/hooks/use-today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { dashboardQuery } from './api.ts';
import { daysAround, longDay } from './day-labels.ts';
import { DayStrip } from './day-strip.tsx';
import { FirstSteps, firstStepsOf, useFirstSteps } from './first-steps.tsx';
import { RecentPlans } from './recent-plans.tsx';
import { StatsBlock, StudyTimeChart } from './statistics.tsx';
import { ChosenDay } from './tasks.tsx';
import { TodayPlan } from './today-plan.tsx';

const route = getRouteApi('/student/dashboard');

export function DashboardPage() {
  const today = useToday();
  const [day, choose] = useChosenDay(today);
  const query = useMemo(() => dashboardQuery(today), [today]);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const dashboard = useDeferredData(data);
  const [isDismissed, dismiss] = useFirstSteps();
  const steps = dashboard && firstStepsOf(dashboard);
  const isNew = steps?.every(({ isDone }) => !isDone) ?? false;
  const needsSteps = isNew || (!isDismissed && steps?.some(({ isDone }) => !isDone));
  return (
    <>
      <PageHeader
        title="Painel"
        subtitle={<span className="block first-letter:uppercase">{longDay(today)}</span>}
      />
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
        <StreakHeader />
        <StreakSky>
          {(starOf) => <DayStrip today={today} value={day} onValueChange={choose} starOf={starOf} />}
        </StreakSky>
      </div>
      {isError && (
        <Alert
          tone="danger"
          className="mb-5"
          action={
            <Button size="sm" busy={isFetching} busyLabel="Tentando..." onClick={() => void refetch()}>
              Tentar novamente
            </Button>
          }
        >
          Erro ao carregar dados. Tente novamente mais tarde.
        </Alert>
      )}
      {!dashboard && !isError && <DashboardSkeleton />}
      {dashboard && steps && (
        <div className="grid gap-5">
          {needsSteps && <FirstSteps steps={steps} onDismiss={isNew ? undefined : dismiss} />}
          {!isNew && (
            <DashboardView
              dashboard={dashboard}
              tasks={
                <ChosenDay day={day} today={today} tasks={dashboard.tasks} onToday={() => choose(today)} />
              }
            />
          )}
        </div>
      )}
    </>
  );
}

/** The day whose tasks are shown: of the address, as far as the strip reaches, else today. */
function useChosenDay(today: StudyDay): [day: StudyDay, choose: (day: StudyDay) => void] {
  const { day: named } = route.useSearch();
  const navigate = useNavigate();
  const isInReach = daysAround(today, dashboardLimits.stripDays).some((day) => day === named);
  return [
    named !== undefined && isInReach ? named : today,
    (day) =>
      void navigate({
        to: '/dashboard',
        search: day === today ? {} : { day },
        replace: true,
        resetScroll: false,
      }),
  ];
}

const dashboardClass = 'grid items-start gap-5 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]';
const columnClass = 'grid min-w-0 gap-5';

type DashboardViewProps = {
  dashboard: Dashboard;
  /** The tasks of the chosen day. */
  tasks: ReactNode;
};

/** The day on the left, what there is on the right; on a phone one below the other. */
function DashboardView({ dashboard, tasks }: DashboardViewProps) {
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

/** Where due cards are reviewed. */
function ReviewCard({ due }: { due: number }) {
  return (
    <Card title="Revisar Flashcards">
      <p className="mb-3">{`Você tem ${countOf(due, 'flashcard', 'flashcards')} para revisar hoje.`}</p>
      <Button
        variant={due > 0 ? 'main' : 'secondary'}
        icon={<Layers aria-hidden="true" />}
        render={<Link to="/flashcards/review" />}
      >
        Iniciar Revisão
      </Button>
    </Card>
  );
}

function SummaryCard() {
  return (
    <Card title="Criar Resumo">
      <p className="mb-3">Transforme um texto, um PDF ou um assunto em resumo.</p>
      <Button icon={<FileText aria-hidden="true" />} render={<Link to="/summaries/create" />}>
        Novo Resumo
      </Button>
    </Card>
  );
}

function DashboardSkeleton() {
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

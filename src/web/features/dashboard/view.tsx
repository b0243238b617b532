import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { dashboardLimits } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { StreakHeader } from '#web/features/streak/streak-header.tsx';
import { StreakSky } from '#web/features/streak/streak-sky.tsx';
import { useArrived } from '#web/lib/use-arrived.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { dashboardQuery } from './api.ts';
import { ChosenDay } from './chosen-day.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { daysAround, longDay } from './day-labels.ts';
import { DayStrip } from './day-strip.tsx';
import { FirstSteps, firstStepsOf } from './first-steps.tsx';
import { useFirstSteps } from './use-first-steps.ts';

export function DashboardPage() {
  useTitle('Painel');
  const today = useToday();
  const [day, choose] = useChosenDay(today);
  const query = useMemo(() => dashboardQuery(today), [today]);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const dashboard = useArrived(data);
  const [isDismissed, dismiss] = useFirstSteps();
  const steps = dashboard && firstStepsOf(dashboard);
  const isNew = steps?.every(({ isDone }) => !isDone) ?? false;
  const needsSteps = isNew || (!isDismissed && steps?.some(({ isDone }) => !isDone));
  return (
    <>
      <DashboardHead day={longDay(today)}>
        <StreakHeader />
        <StreakSky>
          {(starOf) => <DayStrip today={today} value={day} onValueChange={choose} starOf={starOf} />}
        </StreakSky>
      </DashboardHead>
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
  const { day: named } = useSearch({ strict: false }) as { day?: string };
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

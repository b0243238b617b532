import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type Dashboard, dashboardLimits } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { StreakHeader } from '#web/features/streak/streak-header.tsx';
import { StreakSky } from '#web/features/streak/streak-sky.tsx';
import { useDeferredData } from '#web/lib/hooks/use-loaded.ts';
import { storage } from '#web/lib/storage.ts';
import { useToday } from '#web/lib/today.ts';
import { accessToken, tokenOwner } from '#web/session/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { dashboardQuery } from './api.ts';
import { daysAround, longDay } from './day-labels.ts';
import { DayStrip } from './day-strip.tsx';
import { Today } from './today.tsx';

/** Whether the student has sent the first steps away, on this device, and the way to do so. */
function useFirstSteps(): [isDismissed: boolean, dismiss: () => void] {
  const [key] = useState(() => `firstStepsDismissed.${tokenOwner(accessToken())}`);
  const [isDismissed, setIsDismissed] = useState(() => storage.get(key) !== null);
  return [
    isDismissed,
    () => {
      storage.set(key, 'true');
      setIsDismissed(true);
    },
  ];
}

/** Whether this device remembers a syllabus with an exam: its line is kept free. */
const knowsExam = () => storage.get(`examSyllabus.${tokenOwner(accessToken())}`) !== null;

/** What the day's list need not wait for: it comes right behind it; without a connection it may be missing. */
function optional<P>(load: () => Promise<ComponentType<P>>) {
  const loaded = load().catch(() => () => <></>);
  return lazy<ComponentType<P>>(async () => ({ default: await loaded }));
}
const StudyTimeChart = optional(async () => (await import('./study-time-chart.tsx')).StudyTimeChart);
const DashboardAside = optional(async () => (await import('./aside.tsx')).DashboardAside);

const ExamLine = optional(async () => (await import('#web/features/syllabi/exam-line.tsx')).ExamLine);

const FirstSteps = optional(async () => (await import('./first-steps.tsx')).FirstSteps);
const OtherDay = lazy(async () => ({ default: (await import('./other-day.tsx')).OtherDay }));

const route = getRouteApi('/student/dashboard');

export function DashboardPage() {
  const today = useToday();
  const [day, choose] = useChosenDay(today);
  const query = useMemo(() => dashboardQuery(today), [today]);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const dashboard = useDeferredData(data);
  const streak = <StreakCard day={day} today={today} onChoose={choose} />;
  return (
    <>
      <PageHeader
        title="Painel"
        subtitle={<span className="block first-letter:uppercase">{longDay(today)}</span>}
      />
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
      {!dashboard && isError && streak}
      {dashboard && <DashboardView dashboard={dashboard} streak={streak} />}
    </>
  );
}

type StreakCardProps = { day: StudyDay; today: StudyDay; onChoose: (day: StudyDay) => void };

/** The run of days, and the tasks of another day when one is chosen. */
function StreakCard({ day, today, onChoose }: StreakCardProps) {
  return (
    <div className={columnClass}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
        <StreakHeader />
        <StreakSky>
          {(starOf) => <DayStrip today={today} value={day} onValueChange={onChoose} starOf={starOf} />}
        </StreakSky>
      </div>
      {day !== today && (
        <Suspense fallback={<SkeletonBlock className="h-56 rounded-lg!" />}>
          <OtherDay day={day} onToday={() => onChoose(today)} />
        </Suspense>
      )}
    </div>
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

const dashboardClass =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]';
/** On a phone all cards stand in one column, where those of `lastClass` come last. */
const halfClass = 'max-lg:contents lg:grid lg:min-w-0 lg:gap-5';
const columnClass = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5';

type DashboardViewProps = { dashboard: Dashboard; streak: ReactNode };

/** The day first, then the run of days, then what there is; numbers last. */
function DashboardView({ dashboard, streak }: DashboardViewProps) {
  const { studyPlans, flashcards, studyCycles, summaries, totalStudyTimeMinutes, tasks, plan } = dashboard;
  const [isDismissed, dismiss] = useFirstSteps();
  const isNew =
    studyPlans.total + flashcards.totalCount + studyCycles.total + summaries.total === 0 &&
    totalStudyTimeMinutes === 0;
  const isBeginner =
    studyPlans.total === 0 ||
    flashcards.totalCount === 0 ||
    !flashcards.isReviewed ||
    totalStudyTimeMinutes === 0;
  const needsSteps = isNew || (!isDismissed && isBeginner);
  const hasNow = plan.items.length > 0 || tasks.some(({ completed }) => !completed);
  const checklist = needsSteps && (
    <Suspense fallback={<SkeletonBlock className="h-108 rounded-lg!" />}>
      <FirstSteps totals={dashboard} isNow={!hasNow} onDismiss={isNew ? undefined : dismiss} />
    </Suspense>
  );
  if (isNew)
    return (
      <div className={columnClass}>
        {checklist}
        {streak}
      </div>
    );
  return (
    <div className={dashboardClass}>
      <div className={halfClass}>
        {!hasNow && checklist}
        <Today
          dashboard={dashboard}
          hasTasks={!needsSteps || studyCycles.total > 0}
          exam={
            <Suspense fallback={knowsExam() && <SkeletonBlock className="h-5" />}>
              <ExamLine today={dashboard.today} />
            </Suspense>
          }
        />
        {hasNow && checklist}
        {streak}
        {dashboard.week.some(({ minutes }) => minutes > 0) && (
          <div className="max-lg:order-2">
            <Suspense fallback={<SkeletonBlock className="h-22 rounded-lg! lg:h-80" />}>
              <StudyTimeChart week={dashboard.week} />
            </Suspense>
          </div>
        )}
      </div>
      <div className={halfClass}>
        <Suspense fallback={<AsideSkeleton />}>
          <DashboardAside dashboard={dashboard} hasPlans={studyPlans.total > 0 || !needsSteps} />
        </Suspense>
      </div>
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <Skeleton>
      <div className={dashboardClass}>
        <div className={halfClass}>
          <SkeletonBlock className="h-96 rounded-lg!" />
          <SkeletonBlock className="h-60 rounded-lg!" />
          <SkeletonBlock className="h-72 rounded-lg!" />
        </div>
        <div className={halfClass}>
          <AsideSkeleton />
        </div>
      </div>
    </Skeleton>
  );
}

const AsideSkeleton = () => (
  <>
    <SkeletonBlock className="h-72 rounded-lg!" />
    <SkeletonBlock className="h-80 rounded-lg!" />
    <SkeletonBlock className="h-36 rounded-lg!" />
  </>
);

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { flashcardStatsQuery } from '#web/features/flashcards/stats-query.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { usePrinted } from '#web/lib/hooks/use-printed.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { mutateOptimistically, type OptimisticCache } from '#web/sync/optimistic.ts';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { refreshAfterTicks, sendTick, studyPlanQuery, tickKey } from '../api.ts';
import { applyTick, type ItemState, nameOfItem, putState, stateOf, type Tick, withItemId } from '../tick.ts';
import { hasActivities } from './calendar.ts';
import { PlanHeader } from './header.tsx';
import { NewVersion } from './new-version.tsx';
import { PlanOverview, PlanResources } from './overview.tsx';
import { PlanPrint } from './print.tsx';
import { PublicationChanges } from './publication/panel.tsx';
import { ReplanBanner } from './replan.tsx';
import { PlanSchedule } from './schedule.tsx';
import { TodayTasks } from './today.tsx';
import { PlanTopics } from './topics.tsx';

export { PlanFailure, PlanSkeleton } from '../placeholders.tsx';

const route = getRouteApi('/student/study-plans/$planId');

const OriginalReview = lazy(async () => ({
  default: (await import('#web/features/marketplace/original-review.tsx')).OriginalReview,
}));

export function StudyPlanPage() {
  const { planId } = route.useParams();
  const plan = useLoaded(studyPlanQuery(planId));
  // The frame around every page asks for it.
  const user = useQuery({ ...profileQuery, enabled: false }).data;
  useTitle(plan.title);
  return (
    <PlanView
      key={plan.id}
      plan={plan}
      author={user?.name}
      reviewForm={(listingId) =>
        user && (
          <Suspense fallback={<SkeletonBlock className="h-64" />}>
            <OriginalReview listingId={listingId} user={user} />
          </Suspense>
        )
      }
    />
  );
}

type PlanViewProps = {
  plan: StudyPlan;
  /** The student's name; undefined while unknown. */
  author: string | undefined;
  /** Reviews the published plan that this one is a clone of. */
  reviewForm: (listingId: string) => ReactNode;
};

function PlanView({ plan, author, reviewForm }: PlanViewProps) {
  const { tab: named, replan: isReplanAsked = false } = route.useSearch();
  const navigate = useNavigate();
  const tick = useTick(plan.id);
  const today = dayNow();
  const isPrinted = usePrinted();
  const cards = useQuery({ ...flashcardStatsQuery, enabled: plan.progress === 100 });

  const todayTasks = <TodayTasks plan={plan} today={today} onTick={tick} />;
  const first = firstTab(plan);
  const open = (tab: PlanTab) =>
    void navigate({
      to: '/study-plans/$planId',
      params: { planId: plan.id },
      search: { tab: tab === first ? undefined : tab },
      replace: true,
      resetScroll: false,
    });

  const notices = (
    <>
      <ReplanBanner plan={plan} isAsked={isReplanAsked} onClose={() => isReplanAsked && open(first)} />
      <NewVersion plan={plan} />
      <PublicationChanges plan={plan} />
    </>
  );

  const tabs: Record<PlanTab, { label: string; content: ReactNode }> = {
    overview: {
      label: 'Visão Geral',
      content: <PlanOverview plan={plan} today={today} reviewForm={reviewForm} />,
    },
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

  return (
    <>
      <div className={clsx('subject', isPrinted && 'print:hidden')} style={subjectStyle(plan.subject)}>
        <PlanHeader
          plan={plan}
          today={today}
          author={author}
          dueCards={cards.isError ? 0 : cards.data?.dueCount}
        />
        <Tabs
          label="Seções do plano"
          items={tabsOf(plan).map((value) => {
            const { label, content } = tabs[value];
            const noticed = (
              <>
                {notices}
                {content}
              </>
            );
            return { value, label, content: value === first ? noticed : content };
          })}
          value={tabOf(plan, named)}
          onValueChange={open}
        />
      </div>
      {isPrinted && <PlanPrint plan={plan} />}
    </>
  );
}

const boardOf = (client: QueryClient, planId: string): OptimisticCache<StudyPlan, Tick, ItemState> => ({
  queryKey: studyPlanQuery(planId).queryKey,
  mutationKey: tickKey(planId),
  nameOf: nameOfItem,
  stateOf,
  applied: (plan, tick) => applyTick(plan, tick, dayNow()),
  put: putState,
  send: (tick) => sendTick(planId, tick),
  onArrived: (isUncertain) => refreshAfterTicks(client, planId, isUncertain),
});

/** Ticks an item of the plan: on the page at once; what the server refuses is taken back and said. */
function useTick(planId: string): (tick: Tick) => void {
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    (tick) => {
      const plan = client.getQueryData(studyPlanQuery(planId).queryKey);
      mutateOptimistically(client, boardOf(client, planId), plan ? withItemId(plan, tick) : tick).catch(
        (error) => toast.error(sentenceOf(error, 'Não foi possível salvar sua marcação. Tente novamente.')),
      );
    },
    [client, planId, toast],
  );
}

type PlanTab = 'overview' | 'schedule' | 'topics' | 'resources';

/** The tabs that a plan has, in order: no schedule without anything to do. */
function tabsOf({ weeks }: Pick<StudyPlan, 'weeks'>): PlanTab[] {
  return hasActivities(weeks)
    ? ['overview', 'schedule', 'topics', 'resources']
    : ['overview', 'topics', 'resources'];
}

/** What a plan opens at: what there is to do, where it has any. */
const firstTab = ({ weeks }: Pick<StudyPlan, 'weeks'>): PlanTab =>
  hasActivities(weeks) ? 'schedule' : 'overview';

/** The tab named in an address; the one it opens at when the plan has no such tab. */
function tabOf(plan: Pick<StudyPlan, 'weeks'>, named: string | undefined): PlanTab {
  return tabsOf(plan).find((tab) => tab === named) ?? firstTab(plan);
}

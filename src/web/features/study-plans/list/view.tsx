import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Plus, Store } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { ListedPlan, StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';
import { Meaning } from '#web/domain/meaning.tsx';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { floatingClass, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { studyPlansQuery } from '../api.ts';
import { PlanCard } from './card.tsx';
import { GenerationBanner } from './generation-banner.tsx';

const planFilters = [
  { value: 'all', label: 'Todos' },
  { value: 'active', label: 'Ativos' },
  { value: 'inProgress', label: 'Em Progresso' },
  { value: 'completed', label: 'Concluídos' },
] as const;

export type PlanFilter = (typeof planFilters)[number]['value'];
type Filtered = Pick<StudyPlanCard, 'title' | 'subject' | 'description' | 'isActive' | 'progress'>;

/** The filter named in an address; anything unknown shows all. */
export function planFilterOf(text: string | undefined): PlanFilter {
  return planFilters.find(({ value }) => value === text)?.value ?? 'all';
}

const passes: Record<PlanFilter, (plan: Filtered) => boolean> = {
  all: () => true,
  active: ({ isActive }) => isActive,
  inProgress: ({ isActive, progress }) => isActive && progress > 0 && progress < 100,
  completed: ({ progress }) => progress === 100,
};

/** The plans of `filter` whose title, subject and description hold the words of `query`. */
export function filterPlans<P extends Filtered>(plans: readonly P[], filter: PlanFilter, query: string): P[] {
  const isFound = searchFor(query);
  return plans.filter(
    (plan) => passes[filter](plan) && isFound(searchable(plan.title, plan.subject, plan.description)),
  );
}

const route = getRouteApi('/student/study-plans');

/** The banner outlives the loading of the list: a generation that ends meanwhile is told of once. */
export function StudyPlansPage() {
  const plans = useQuery({ ...studyPlansQuery, enabled: false }).data;
  return (
    <PlansFrame isEmpty={plans?.length === 0}>
      <Suspense fallback={<PlanGridSkeleton />}>
        <PlanList />
      </Suspense>
    </PlansFrame>
  );
}

export const PlansFailure = () => (
  <PlansFrame isEmpty={false}>
    <ErrorState
      message="Não foi possível carregar os planos de estudo. Tente novamente mais tarde."
      onRetry={useRetry()}
    />
  </PlansFrame>
);

function PlansFrame({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Planos de Estudo"
        subtitle={
          <Meaning of="plano">
            Plano, ou roadmap: o que estudar em cada dia para chegar aonde você quer.
          </Meaning>
        }
        actions={
          <>
            <Button icon={<Store aria-hidden="true" />} render={<Link to="/marketplace" />}>
              Marketplace
            </Button>
            <Button
              variant={isEmpty ? 'secondary' : 'main'}
              icon={<Plus aria-hidden="true" />}
              className={clsx(!isEmpty && floatingClass)}
              render={<Link to="/study-plans/create" />}
            >
              Novo Plano
            </Button>
          </>
        }
      />
      <GenerationBanner />
      {children}
    </>
  );
}

function PlanList() {
  const { query, filter, search, choose } = usePlanSearch();
  const plans = useLoaded(studyPlansQuery);
  const found = filterPlans(plans, filter, query);
  const isNarrowed = query.trim() !== '' || filter !== 'all';
  if (plans.length === 0) return <NoPlans isNarrowed={false} />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <SearchInput
          label="Buscar planos de estudo..."
          value={query}
          onValueChange={search}
          className="max-w-xl"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span aria-hidden="true" className="text-ink-muted text-sm">
            Filtrar por:
          </span>
          <Segmented
            label="Filtrar por:"
            variant="chips"
            options={planFilters}
            value={filter}
            onValueChange={choose}
            className="max-sm:order-3 max-sm:w-full"
          />
          <p role="status" className="ms-auto text-ink-muted text-sm tabular-nums max-sm:order-2">
            {found.length > 0 && countOf(found.length, 'plano', 'planos')}
          </p>
        </div>
      </div>
      {found.length > 0 ? <PlanGrid plans={found} /> : <NoPlans isNarrowed={isNarrowed} />}
    </div>
  );
}

function NoPlans({ isNarrowed }: { isNarrowed: boolean }) {
  const title = 'Nenhum plano de estudo encontrado';
  if (isNarrowed) return <EmptyState title={title} hint="Tente ajustar seus filtros de busca" />;
  return (
    <EmptyState
      title={title}
      hint="Crie seu primeiro plano de estudos para começar"
      action={
        <Button variant="main" size="lg" render={<Link to="/study-plans/create" />}>
          Criar plano de estudos
        </Button>
      }
    />
  );
}

/** Search and filter of the list, kept in the address. */
function usePlanSearch() {
  const { q = '', filter: named } = route.useSearch();
  const filter = planFilterOf(named);
  const navigate = useNavigate();
  const [query, type] = useQueryBox(q);
  const write = (search: { q: string; filter: PlanFilter }) => {
    type(search.q);
    void navigate({
      to: '/study-plans',
      search: { q: search.q || undefined, filter: search.filter === 'all' ? undefined : search.filter },
      replace: true,
      resetScroll: false,
    });
  };
  return {
    query,
    filter,
    search: (next: string) => write({ q: next, filter }),
    choose: (next: PlanFilter) => write({ q: query, filter: next }),
  };
}

const planGridClass = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

function PlanGrid({ plans }: { plans: readonly ListedPlan[] }) {
  return (
    <ul className={planGridClass}>
      {plans.map((plan) => (
        <li key={plan.id} className="min-w-0">
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

function PlanGridSkeleton() {
  return (
    <Skeleton>
      <div className={planGridClass}>
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-66 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}

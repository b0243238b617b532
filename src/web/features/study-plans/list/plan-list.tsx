import { Link } from '@tanstack/react-router';
import type { StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { countOf } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { filterPlans, planFilters } from './filter.ts';
import { PlanGrid } from './plan-grid.tsx';
import { usePlanSearch } from './use-plan-search.ts';

type PlanListProps = { plans: readonly StudyPlanCard[] };

export function PlanList({ plans }: PlanListProps) {
  const { query, filter, search, choose } = usePlanSearch();
  const found = filterPlans(plans, filter, query);
  const isNarrowed = query.trim() !== '' || filter !== 'all';
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

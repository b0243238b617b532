import type { StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';

export const planFilters = [
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

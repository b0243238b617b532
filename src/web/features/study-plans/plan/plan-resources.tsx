import type { PlanResource } from '#shared/contracts/study-plans.ts';
import { resourceTypeNames } from '#web/lib/plan-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ResourceCard } from '#web/ui/resource-card.tsx';

type PlanResourcesProps = { resources: readonly PlanResource[] };

export function PlanResources({ resources }: PlanResourcesProps) {
  return (
    <section aria-labelledby="recursos" className="grid gap-3">
      <h2 id="recursos" className="flex min-h-10 items-center text-lg">
        Recursos de Estudo
      </h2>
      {resources.length === 0 ? (
        <EmptyState title="Este plano não tem recursos." />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {resources.map((resource) => (
            <li key={`${resource.type} ${resource.title} ${resource.url}`}>
              <ResourceCard {...resource} typeName={resourceTypeNames[resource.type]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

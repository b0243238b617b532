import type { Listing } from '#shared/contracts/marketplace.ts';
import { resourceTypeNames } from '#web/lib/plan-names.ts';
import { Card } from '#web/ui/card.tsx';
import { GoalList } from '#web/ui/goal-list.tsx';
import { MethodList } from '#web/ui/method-list.tsx';
import { ResourceCard } from '#web/ui/resource-card.tsx';
import { ListingSchedule } from './listing-schedule.tsx';
import { ListingTopics } from './listing-topics.tsx';

type ListingDetailsProps = { listing: Listing };

export function ListingDetails({ listing }: ListingDetailsProps) {
  const { description, goals, topics, schedule, resources, evaluationMethods } = listing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {description && (
        <Card title="Descrição">
          <p className="max-w-[70ch] whitespace-pre-line break-words">{description}</p>
        </Card>
      )}
      {goals.length > 0 && (
        <Card title="Objetivos">
          <GoalList goals={goals} />
        </Card>
      )}
      {topics.length > 0 && <ListingTopics topics={topics} />}
      {schedule.length > 0 && <ListingSchedule schedule={schedule} />}
      {resources.length > 0 && (
        <section aria-labelledby="recursos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="recursos" className="text-lg">
            Recursos de Estudo
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
            {resources.map((resource) => (
              <li key={`${resource.type} ${resource.title} ${resource.url}`}>
                <ResourceCard {...resource} typeName={resourceTypeNames[resource.type]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {evaluationMethods.length > 0 && (
        <Card title="Métodos de Avaliação">
          <MethodList methods={evaluationMethods} />
        </Card>
      )}
    </div>
  );
}

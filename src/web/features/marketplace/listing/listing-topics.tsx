import type { Listing } from '#shared/contracts/marketplace.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { priorityNames } from '#web/lib/plan-names.ts';
import { PriorityBadge } from '#web/ui/priority-badge.tsx';

type ListingTopicsProps = { topics: Listing['topics'] };

export function ListingTopics({ topics }: ListingTopicsProps) {
  return (
    <section aria-labelledby="topicos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="topicos" className="text-lg">
        Tópicos de Estudo
      </h2>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {topics.map(({ name, description, priority }, index) => (
          <li
            key={fieldId(`topics.${index}`)}
            className="flex flex-wrap items-start gap-x-3 gap-y-1.5 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-60 break-words">
              <h3 className="font-medium font-sans text-base tracking-normal">{name}</h3>
              {description && <p className="max-w-[70ch] text-ink-muted text-sm">{description}</p>}
            </div>
            <PriorityBadge priority={priority}>{priorityNames[priority]}</PriorityBadge>
          </li>
        ))}
      </ol>
    </section>
  );
}

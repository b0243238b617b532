import type { Topic, topicPriorities } from '#shared/contracts/study-plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { priorityNames } from '../plan-words.ts';
import { countItems, type Tick } from '../tick.ts';
import { TickBox } from './tick-box.tsx';

type PlanTopicsProps = { topics: readonly Topic[]; onTick: (tick: Tick) => void };

const tones = { alta: 'warn', média: 'neutral', baixa: 'neutral' } as const satisfies Record<
  (typeof topicPriorities)[number],
  string
>;

export function PlanTopics({ topics, onTick }: PlanTopicsProps) {
  const { done, total } = countItems(topics);
  return (
    <section aria-labelledby="topicos" className="grid gap-3">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h2 id="topicos" className="text-lg">
          Tópicos de Estudo
        </h2>
        <p className="text-ink-muted text-sm tabular-nums">{`${done} de ${total}`}</p>
      </div>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {[...topics.entries()].map(([topicIndex, topic]) => (
          // Topics have no id of their own: the server knows them by their position.
          <TopicItem
            key={topicIndex}
            topic={topic}
            onTick={(completed) => onTick({ topicIndex, completed })}
          />
        ))}
      </ol>
    </section>
  );
}

function TopicItem({ topic, onTick }: { topic: Topic; onTick: (completed: boolean) => void }) {
  const { name, description, priority, completed } = topic;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
      <TickBox
        className="min-w-0 flex-1 basis-60"
        name={name}
        completed={completed}
        onTick={onTick}
        hint={description && <span className="block max-w-[70ch] break-words">{description}</span>}
      />
      <Badge tone={tones[priority]} className="max-sm:ms-8.5">
        {priorityNames[priority]}
      </Badge>
    </li>
  );
}

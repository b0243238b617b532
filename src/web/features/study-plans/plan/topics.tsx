import { lazy, Suspense } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { Tick } from '../tick.ts';
import { useQuestionLog } from './questions/log.ts';
import { topicsSummary } from './topic.ts';
import { TopicItem } from './topic-item.tsx';
import { useFocusTopic } from './use-focus-topic.ts';

const LogQuestions = lazy(async () => ({ default: (await import('./questions/dialog.tsx')).LogQuestions }));

type PlanTopicsProps = {
  plan: Pick<StudyPlan, 'id' | 'topics'>;
  today: StudyDay;
  onTick: (tick: Tick) => void;
};

export function PlanTopics({ plan: { id: planId, topics }, today, onTick }: PlanTopicsProps) {
  const { asked, open, change, close, register } = useQuestionLog(planId);
  const askedTopic = topics.find(({ id }) => id === asked?.topicId);
  useFocusTopic();
  return (
    <section aria-labelledby="topicos" className="grid gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3">
        <h2 id="topicos" className="text-lg">
          Tópicos de Estudo
        </h2>
        <p className="flex flex-wrap gap-x-3 text-ink-muted text-sm tabular-nums">
          {topicsSummary(topics).map((sum) => (
            <span key={sum}>{sum}</span>
          ))}
        </p>
      </div>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {topics.map((topic, topicIndex) => (
          <TopicItem
            key={topic.id}
            topic={topic}
            today={today}
            onTick={(completed) => onTick({ topicIndex, completed })}
            onLog={() => open(topic.id)}
          />
        ))}
      </ol>
      {asked && askedTopic && (
        <Suspense>
          <LogQuestions
            key={asked.draft.id}
            planId={planId}
            topic={askedTopic}
            draft={asked.draft}
            onChange={change}
            open={asked.isOpen}
            onClose={close}
            onRegister={register}
          />
        </Suspense>
      )}
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { TrendingDown } from 'lucide-react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { accuracyOf, isWeak } from '#shared/rules/question-accuracy.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Card } from '#web/ui/card.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import type { Tick } from '../tick.ts';
import {
  accuracyText,
  lateText,
  type RevisionTask,
  revisionName,
  revisionTasks,
  topicElementId,
} from './topic.ts';
import { focusTopic } from './topics.tsx';

type TodayTasksProps = {
  plan: Pick<StudyPlan, 'id' | 'topics'>;
  today: StudyDay;
  onTick: (tick: Tick) => void;
};

/** What the day asks for beside the schedule: revisions that wait, and topics that went badly; else nothing. */
export function TodayTasks({ plan: { id: planId, topics }, today, onTick }: TodayTasksProps) {
  const revisions = revisionTasks(topics, today);
  const weak = topics.filter(isWeak).sort((one, other) => (accuracyOf(one) ?? 0) - (accuracyOf(other) ?? 0));
  if (revisions.length + weak.length === 0) return null;
  return (
    <Card title="Para hoje" className="mb-5">
      <ul className="grid gap-2.5">
        {revisions.map((task) => (
          <li key={`revisao ${task.topic.id}`}>
            <TickBox
              name={`Revisar ${task.topic.name}`}
              completed={task.isDone}
              onTick={(completed) => onTick({ topicIndex: task.topicIndex, number: task.number, completed })}
              hint={<RevisionHint task={task} />}
            />
          </li>
        ))}
        {weak.map((topic) => (
          <li key={`fraco ${topic.id}`} className="flex gap-2.5">
            <TrendingDown
              aria-hidden="true"
              className="mx-0.5 mt-0.5 size-5 shrink-0 text-warn pointer-coarse:mt-3"
            />
            <div className="min-w-0">
              <Link
                to="/study-plans/$planId"
                params={{ planId }}
                search={{ tab: 'topics' }}
                hash={topicElementId(topic.id)}
                hashScrollIntoView={false}
                replace
                resetScroll={false}
                // The address may name it already: then nothing else would lead there again.
                onClick={() => focusTopic(topicElementId(topic.id))}
                className="link break-words pointer-coarse:inline-block pointer-coarse:py-2.5"
              >
                {`Vale rever: ${topic.name}`}
              </Link>
              <p className="text-ink-muted text-sm tabular-nums">{accuracyText(topic)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RevisionHint({ task: { number, daysLate, isDone } }: { task: RevisionTask }) {
  return (
    <span className="flex flex-wrap gap-x-1.5">
      <span>{`revisão de ${revisionName(number)}`}</span>
      {daysLate > 0 && !isDone && (
        <>
          <span aria-hidden="true">·</span>
          <span className="font-medium text-warn">{lateText(daysLate)}</span>
        </>
      )}
    </span>
  );
}

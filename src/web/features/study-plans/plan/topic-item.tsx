import { ListPlus, TrendingDown } from 'lucide-react';
import type { Topic } from '#shared/contracts/study-plans.ts';
import { isWeak } from '#shared/rules/question-accuracy.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { priorityNames } from '#web/lib/plan-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PriorityBadge } from '#web/ui/priority-badge.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { questionsText, topicElementId } from './topic.ts';
import { TopicRevisions } from './topic-revisions.tsx';

type TopicItemProps = {
  topic: Topic;
  today: StudyDay;
  onTick: (completed: boolean) => void;
  onLog: () => void;
};

export function TopicItem({ topic, today, onTick, onLog }: TopicItemProps) {
  const { id, name, description, priority, completed } = topic;
  const questions = questionsText(topic);
  return (
    <li id={topicElementId(id)} tabIndex={-1} className="grid gap-1.5 px-4 py-3 -outline-offset-2 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TickBox
          className="min-w-0 flex-1 basis-60"
          name={name}
          completed={completed}
          onTick={onTick}
          hint={description && <span className="block max-w-[70ch] break-words">{description}</span>}
        />
        <PriorityBadge priority={priority} className="max-sm:ms-8.5">
          {priorityNames[priority]}
        </PriorityBadge>
      </div>
      <div className="grid gap-1.5 ps-8.5">
        <TopicRevisions topic={topic} today={today} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {questions && <p className="text-sm tabular-nums">{questions}</p>}
          {isWeak(topic) && (
            <Badge tone="warn" icon={<TrendingDown aria-hidden="true" />}>
              Fraco
            </Badge>
          )}
          <Button
            variant="quiet"
            size="sm"
            icon={<ListPlus aria-hidden="true" />}
            aria-label={`Registrar questões: ${name}`}
            onClick={onLog}
            className="-ms-3 text-cometa!"
          >
            Registrar questões
          </Button>
        </div>
      </div>
    </li>
  );
}

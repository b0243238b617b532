import { useLocation } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarDays,
  CalendarOff,
  Check,
  ClockAlert,
  ListPlus,
  TrendingDown,
} from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { LessonAddress } from '#shared/contracts/library.ts';
import type { StudyPlan, Topic } from '#shared/contracts/study-plans.ts';
import { isWeak } from '#shared/rules/question-accuracy.ts';
import { countOf } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { LessonLink, lessonOf } from '#web/domain/lesson-link.tsx';
import { priorityNames } from '#web/domain/plan-names.ts';
import { FoldedText, PriorityBadge } from '#web/domain/plan-parts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import type { Tick } from '../tick.ts';
import { useQuestionLog } from './questions/log.ts';
import {
  questionsText,
  revisionName,
  type ShownRevision,
  shownRevisions,
  topicElementId,
  topicsSummary,
  unscheduledTopics,
} from './topic.ts';

const LogQuestions = lazy(async () => ({ default: (await import('./questions/dialog.tsx')).LogQuestions }));

type PlanTopicsProps = {
  plan: Pick<StudyPlan, 'id' | 'topics' | 'lessons' | 'weeks'>;
  today: StudyDay;
  onTick: (tick: Tick) => void;
};

export function PlanTopics({ plan: { id: planId, topics, lessons, weeks }, today, onTick }: PlanTopicsProps) {
  const { asked, open, change, close, register } = useQuestionLog(planId);
  const askedTopic = topics.find(({ id }) => id === asked?.topicId);
  const unscheduled = unscheduledTopics({ topics, weeks });
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
      {unscheduled.size > 0 && (
        <p className="text-ink-muted text-sm">
          {countOf(unscheduled.size, 'tópico não coube', 'tópicos não couberam')} nos horários do cronograma.
          Estude os outros primeiro; se sobrar tempo, volte a {unscheduled.size === 1 ? 'ele' : 'eles'}.
        </p>
      )}
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {topics.map((topic, topicIndex) => (
          <TopicItem
            key={topic.id}
            topic={topic}
            isUnscheduled={unscheduled.has(topic.id)}
            lesson={lessonOf(lessons, topic.name)}
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

type TopicItemProps = {
  topic: Topic;
  isUnscheduled: boolean;
  lesson: LessonAddress | undefined;
  today: StudyDay;
  onTick: (completed: boolean) => void;
  onLog: () => void;
};

function TopicItem({ topic, isUnscheduled, lesson, today, onTick, onLog }: TopicItemProps) {
  const { id, name, description, priority, completed } = topic;
  const questions = questionsText(topic);
  return (
    <li id={topicElementId(id)} tabIndex={-1} className="grid gap-1.5 px-4 py-3 -outline-offset-2 sm:px-5">
      <TickBox
        name={name}
        completed={completed}
        onTick={onTick}
        hint={description && <FoldedText>{description}</FoldedText>}
      />
      <div className="grid gap-1.5 ps-8.5">
        <TopicRevisions topic={topic} today={today} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PriorityBadge priority={priority}>{priorityNames[priority]}</PriorityBadge>
          {isUnscheduled && <Badge icon={<CalendarOff aria-hidden="true" />}>Sem horário</Badge>}
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
          <LessonLink lesson={lesson} topic={name} className="-ms-3 text-cometa!">
            Ler a lição
          </LessonLink>
        </div>
      </div>
    </li>
  );
}

type TopicRevisionsProps = { topic: Topic; today: StudyDay };

const looks = {
  done: { tone: 'ok', icon: Check },
  today: { tone: 'cometa', icon: CalendarClock },
  late: { tone: 'warn', icon: ClockAlert },
  ahead: { tone: 'neutral', icon: CalendarDays },
} as const satisfies Record<ShownRevision['state'], object>;

/** The revisions of a finished topic and when they are; nothing for an open one. */
function TopicRevisions({ topic, today }: TopicRevisionsProps) {
  const revisions = shownRevisions(topic, today);
  if (revisions.length === 0) return null;
  return (
    <ul aria-label={`Revisões: ${topic.name}`} className="flex flex-wrap gap-1.5">
      {revisions.map(({ number, state, when }) => {
        const { tone, icon: Icon } = looks[state];
        return (
          <li key={number} className="flex tabular-nums">
            <Badge
              tone={tone}
              icon={<Icon aria-hidden="true" />}
            >{`${revisionName(number)} · ${when}`}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** Goes to the element of a topic, when the page shows it. */
export const focusTopic = (elementId: string): void => document.getElementById(elementId)?.focus();

/** Goes to the topic that the address names. */
function useFocusTopic(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash.startsWith(topicElementId(''))) focusTopic(hash);
  }, [hash]);
}

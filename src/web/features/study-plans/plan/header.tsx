import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GlobeLock, Pencil } from 'lucide-react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { type FocusTarget, startFocus } from '#web/lib/focus-target.ts';
import { countOf } from '#web/lib/format.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { GoOn, ItemHeader } from '#web/ui/item-header.tsx';
import { ProgressLine } from '#web/ui/progress-line.tsx';
import { ExpiryNote, PlanBadges } from '../badges.tsx';
import { countDone } from '../tick.ts';
import { PlanActions } from './actions.tsx';
import { nextActivity } from './calendar.ts';
import { publicationQuery } from './publication/api.ts';
import { PublicationState } from './publication/state.tsx';

type PlanHeaderProps = {
  plan: StudyPlan;
  today: StudyDay;
  /** The student's name, under which the plan is published; undefined while unknown. */
  author: string | undefined;
};

export function PlanHeader({ plan, today, author }: PlanHeaderProps) {
  const { data: publication } = useQuery({ ...publicationQuery(plan.id), enabled: plan.isPublished });
  const isWithheld = publication?.state === 'hidden' || publication?.state === 'removed';
  const next = nextStep(plan, today);
  return (
    <ItemHeader
      title={plan.title}
      back={<BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>}
      facts={
        <ProgressLine
          value={plan.progress}
          label="Progresso do plano"
          tone="subject"
          tags={
            <>
              <SubjectTag name={plan.subject} />
              <PlanBadges plan={{ ...plan, isPublished: plan.isPublished && !isWithheld }} />
              {isWithheld && <PublicationState state={publication.state} />}
              {!plan.isPublishable && <Badge icon={<GlobeLock aria-hidden="true" />}>Não Publicável</Badge>}
              {plan.expiresAt && <ExpiryNote expiresAt={plan.expiresAt} />}
            </>
          }
        >
          {doneText(plan)}
        </ProgressLine>
      }
      action={
        next && <GoOn name={next.name} minutes={next.minutes} onStart={() => startFocus(next.target)} />
      }
      tools={
        <>
          <Button
            icon={<Pencil aria-hidden="true" />}
            render={<Link to="/study-plans/$planId/edit" params={{ planId: plan.id }} />}
          >
            Editar
          </Button>
          <PlanActions plan={plan} author={author} />
        </>
      }
    />
  );
}

/** `16 de 40 atividades · 5 de 12 tópicos`. */
function doneText(plan: StudyPlan): string {
  const { activities, topics } = countDone(plan);
  const counts = [`${topics.done} de ${countOf(topics.total, 'tópico', 'tópicos')}`];
  if (activities.total > 0)
    counts.unshift(`${activities.done} de ${countOf(activities.total, 'atividade', 'atividades')}`);
  return counts.join(' · ');
}

interface NextStep {
  name: string;
  minutes?: number;
  target: FocusTarget;
}

/** What the timer is started for: the next activity, else the first open topic; null when all is done. */
function nextStep(plan: StudyPlan, today: StudyDay): NextStep | null {
  const { id: planId, subject } = plan;
  const activity = nextActivity(plan.weeks, today);
  if (activity) {
    const { _id: activityId, topic: label, duration } = activity;
    const target = { kind: 'activity', planId, activityId, subject, label } as const;
    return { name: label, minutes: duration, target };
  }
  const topic = plan.topics.find(({ completed }) => !completed);
  return topic ? { name: topic.name, target: { kind: 'subject', subject } } : null;
}

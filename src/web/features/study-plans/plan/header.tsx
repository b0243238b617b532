import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GlobeLock, Layers, Pencil, Plus } from 'lucide-react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { countOf, formatMinutes } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { BackAndSyllabus } from '#web/domain/followed-syllabus.tsx';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { type FocusTarget, startFocus } from '#web/lib/focus-target.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { GoOn, ItemHeader, ProgressLine } from '#web/ui/item-header.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { ExpiryNote, PlanBadges } from '../badges.tsx';
import { countDone } from '../tick.ts';
import { PlanActions } from './actions.tsx';
import { nextActivity } from './calendar.ts';
import { publicationQuery } from './publication/api.ts';
import { PublicationState } from './publication/state.tsx';
import { revisionTasks } from './topic.ts';

type PlanHeaderProps = {
  plan: StudyPlan;
  today: StudyDay;
  /** The student's name, under which the plan is published; undefined while unknown. */
  author: string | undefined;
  /** Cards that are due; undefined while unknown. */
  dueCards: number | undefined;
};

export function PlanHeader({ plan, today, author, dueCards }: PlanHeaderProps) {
  const { data: publication } = useQuery({ ...publicationQuery(plan.id), enabled: plan.isPublished });
  const isWithheld = publication?.state === 'hidden' || publication?.state === 'removed';
  const next = nextStep(plan, today);
  return (
    <ItemHeader
      title={plan.title}
      back={
        <BackAndSyllabus syllabus={plan.syllabus}>
          <BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>
        </BackAndSyllabus>
      }
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
        next ? (
          <GoOn
            name={next.name}
            isFirst={!hasBegun(plan)}
            length={next.minutes === undefined ? undefined : formatMinutes(next.minutes)}
            onStart={() => startFocus(next.target)}
          />
        ) : (
          <AfterPlan dueCards={dueCards} />
        )
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

/** What follows a plan with nothing left to do: the cards that are due, else the next plan. */
function AfterPlan({ dueCards }: Pick<PlanHeaderProps, 'dueCards'>) {
  if (dueCards === undefined) return <SkeletonBlock className="h-11 w-52 max-sm:flex-1" />;
  const hasCards = dueCards > 0;
  const Icon = hasCards ? Layers : Plus;
  return (
    <Button
      variant="main"
      icon={<Icon aria-hidden="true" />}
      className="max-sm:flex-1"
      render={<Link to={hasCards ? '/flashcards/review' : '/study-plans/create'} />}
    >
      {hasCards ? `Revisar ${countOf(dueCards, 'flashcard', 'flashcards')}` : 'Criar próximo plano'}
    </Button>
  );
}

/** `16 de 40 atividades · 5 de 12 tópicos`, `Você concluiu 40 atividades e 12 tópicos`. */
function doneText(plan: StudyPlan): string {
  const { activities, topics } = countDone(plan);
  if (plan.progress === 100)
    return `Você concluiu ${[
      ...(activities.total > 0 ? [countOf(activities.total, 'atividade', 'atividades')] : []),
      countOf(topics.total, 'tópico', 'tópicos'),
    ].join(' e ')}`;
  const counts = [`${topics.done} de ${countOf(topics.total, 'tópico', 'tópicos')}`];
  if (activities.total > 0)
    counts.unshift(`${activities.done} de ${countOf(activities.total, 'atividade', 'atividades')}`);
  return counts.join(' · ');
}

function hasBegun(plan: StudyPlan): boolean {
  const { activities, topics } = countDone(plan);
  return activities.done + topics.done > 0;
}

interface NextStep {
  name: string;
  minutes?: number;
  target: FocusTarget;
}

/** What the timer is started for: the next activity, the first open topic, a revision that waits; null when all is done. */
function nextStep(plan: StudyPlan, today: StudyDay): NextStep | null {
  const { id: planId, subject } = plan;
  const activity = nextActivity(plan, today);
  if (activity) {
    const { _id: activityId, topic: label, duration } = activity;
    const target = { kind: 'activity', planId, activityId, subject, label } as const;
    return { name: label, minutes: duration, target };
  }
  const topic = plan.topics.find(({ completed }) => !completed);
  const revision = revisionTasks(plan.topics, today).find(({ isDone }) => !isDone);
  const name = topic?.name ?? (revision && `Revisar ${revision.topic.name}`);
  return name ? { name, target: { kind: 'subject', subject } } : null;
}

import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarCheck, Cpu, GlobeLock, Pencil, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { engineText } from '#web/domain/engine-labels.ts';
import { planEngineWords } from '#web/domain/plan-names.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { countOf } from '#web/lib/format.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { DeleteButton } from '#web/ui/overlay/delete-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useDeleteStudyPlan } from '../api.ts';
import { ExpiryNote, PlanBadges } from '../badges.tsx';
import { countDone } from '../tick.ts';
import { activitiesOn } from './calendar.ts';
import { ExportPlan } from './export.tsx';
import { publicationQuery, useCloneSource } from './publication/api.ts';
import { PublishNote, PublishPlan } from './publication/publish.tsx';
import { PlanReviews } from './reviews.tsx';

type PlanHeaderProps = {
  plan: StudyPlan;
  /** The student's name, under which the plan is published; undefined while unknown. */
  author?: string | undefined;
  /** Reviews the published plan that this one is a clone of. */
  reviewForm?: (listingId: string) => ReactNode;
};

export function PlanHeader({ plan, author, reviewForm }: PlanHeaderProps) {
  const { data: publication } = useQuery({ ...publicationQuery(plan.id), enabled: plan.isPublished });
  const isWithheld = publication?.state === 'hidden' || publication?.state === 'removed';
  const Engine = plan.engine === 'model' ? Sparkles : Cpu;
  return (
    <PageHeader
      title={<span className="break-words">{plan.title}</span>}
      back={<BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>}
      meta={
        <>
          <SubjectTag name={plan.subject} />
          <PlanBadges plan={{ ...plan, isPublished: plan.isPublished && !isWithheld }} />
          {!plan.isPublishable && <Badge icon={<GlobeLock aria-hidden="true" />}>Não Publicável</Badge>}
          <span className="flex items-center gap-1.5 text-ink-muted text-xs">
            <Engine aria-hidden="true" className="size-3.5 shrink-0" />
            {engineText(planEngineWords[plan.engine], plan.fallback)}
            {plan.isAdvanced && ' · IA avançada'}
          </span>
          <PlanReviews plan={plan} reviewForm={reviewForm} />
          <PublishNote plan={plan} />
          <CloneOrigin plan={plan} />
        </>
      }
      actions={
        <>
          <Button
            icon={<Pencil aria-hidden="true" />}
            render={<Link to="/study-plans/$planId/edit" params={{ planId: plan.id }} />}
          >
            Editar
          </Button>
          <PublishPlan plan={plan} author={author} />
          <ExportPlan plan={plan} />
          <DeletePlan planId={plan.id} title={plan.title} />
        </>
      }
    />
  );
}

/** Whose plan a clone was made of; nothing for a plan of one's own, or when it is gone. */
function CloneOrigin({ plan }: { plan: Pick<StudyPlan, 'id' | 'isPublishable'> }) {
  const source = useCloneSource(plan);
  if (!source) return null;
  return (
    <p className="basis-full break-words text-ink-muted text-sm">
      Clonado de {source.author.username} ·{' '}
      <Link to="/marketplace/$planId" params={{ planId: source.listingId }} className="link">
        Ver no marketplace
      </Link>
    </p>
  );
}

function DeletePlan({ planId, title }: { planId: string; title: string }) {
  const deletion = useDeleteStudyPlan(planId);
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        void navigate({ to: '/study-plans' });
        toast.success('Plano excluído.');
      },
    });
  return (
    <DeleteButton
      what={`o plano “${title}”`}
      description="O cronograma, os tópicos e o progresso serão apagados. Isso não pode ser desfeito."
      confirmLabel="Excluir plano"
      failure={
        deletion.error
          ? sentenceOf(deletion.error, 'Não foi possível excluir o plano. Tente novamente.')
          : undefined
      }
      deletion={deletion}
      onConfirm={confirm}
    />
  );
}

type PlanProgressProps = { plan: StudyPlan; today: StudyDay };

export function PlanProgress({ plan, today }: PlanProgressProps) {
  const { activities, topics } = countDone(plan);
  const left = activitiesOn(plan.weeks, today).filter(({ completed }) => !completed).length;
  const tone = plan.progress === 100 ? 'ok' : 'subject';
  return (
    <section
      aria-label="Progresso"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <OrbitRing size="md" value={plan.progress} label="Progresso do plano" tone={tone}>
        {`${plan.progress}%`}
      </OrbitRing>
      <div className="grid min-w-0 flex-1 basis-44 gap-2">
        <ProgressBar label="Progresso geral" value={plan.progress} tone={tone} />
        <p role="status" className="flex flex-wrap gap-x-4 text-ink-muted text-sm tabular-nums">
          {activities.total > 0 && (
            <span>{`${activities.done} de ${countOf(activities.total, 'atividade', 'atividades')}`}</span>
          )}
          <span>{`${topics.done} de ${countOf(topics.total, 'tópico', 'tópicos')}`}</span>
        </p>
        {plan.expiresAt && <ExpiryNote expiresAt={plan.expiresAt} />}
      </div>
      {left > 0 && (
        <Button
          variant="main"
          icon={<CalendarCheck aria-hidden="true" />}
          className="max-sm:w-full"
          render={
            <Link
              to="/study-plans/$planId"
              params={{ planId: plan.id }}
              search={{ tab: 'schedule' }}
              hash="hoje"
              activeOptions={{ includeHash: true }}
              replace
              resetScroll={false}
            />
          }
        >
          {`Hoje: ${countOf(left, 'atividade', 'atividades')}`}
        </Button>
      )}
    </section>
  );
}

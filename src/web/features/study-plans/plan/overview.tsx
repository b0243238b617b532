import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PlanResource, StudyPlan } from '#shared/contracts/study-plans.ts';
import { formatDay, formatHours } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { engineText } from '#web/domain/engine-labels.ts';
import { difficultyNames, planEngineWords, resourceTypeNames } from '#web/domain/plan-names.ts';
import { GoalList, MethodList, ResourceCard } from '#web/domain/plan-parts.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { ExamCard } from './exam.tsx';
import { useCloneSource } from './publication/api.ts';
import { PublicationPanel } from './publication/panel.tsx';
import { PlanReviews } from './reviews.tsx';

type PlanOverviewProps = {
  plan: StudyPlan;
  today: StudyDay;
  /** Reviews the published plan that this one is a clone of. */
  reviewForm: (listingId: string) => ReactNode;
};

export function PlanOverview({ plan, today, reviewForm }: PlanOverviewProps) {
  const { description, goals, evaluationMethods } = plan;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ExamCard plan={plan} today={today} className="lg:col-span-2" />
      <Card title="Informações Gerais">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-2">
          <Fact label="Matéria" value={plan.subject} />
          <Fact label="Dificuldade" value={difficultyNames[plan.difficulty]} />
          <Fact label="Tempo disponível" value={`${formatHours(plan.timeAvailable)} por semana`} />
          <Fact label="Início" value={formatDay(plan.startDate)} />
          <Fact label="Término" value={formatDay(plan.endDate)} />
          {plan.examDate && <Fact label="Prova" value={formatDay(plan.examDate)} />}
          <Fact label="Status" value={plan.isActive ? 'Ativo' : 'Inativo'} />
          <Fact
            label="Como foi feito"
            value={`${engineText(planEngineWords[plan.engine], plan.fallback)}${plan.isAdvanced && plan.engine === 'model' ? ' · IA avançada' : ''}`}
          />
        </dl>
      </Card>
      <Card title="Objetivos">
        <GoalList goals={goals} />
      </Card>
      {description && (
        <Card title="Descrição" className="lg:col-span-2">
          <p className="max-w-[70ch] whitespace-pre-line break-words">{description}</p>
        </Card>
      )}
      {evaluationMethods.length > 0 && (
        <Card title="Métodos de Avaliação" className="lg:col-span-2">
          <MethodList methods={evaluationMethods} />
        </Card>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:col-span-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PlanReviews plan={plan} reviewForm={reviewForm} />
          <CloneOrigin plan={plan} />
        </div>
        <PublicationPanel plan={plan} />
      </div>
    </div>
  );
}

/** Whose plan a clone was made of; nothing for a plan of one's own, or when it is gone. */
function CloneOrigin({ plan }: { plan: Pick<StudyPlan, 'id' | 'isPublishable'> }) {
  const source = useCloneSource(plan);
  if (!source) return null;
  return (
    <p className="break-words text-ink-muted text-sm">
      Clonado de {source.author.username} ·{' '}
      <Link
        to="/marketplace/$planId"
        params={{ planId: source.listingId }}
        className="link inline-flex items-center pointer-coarse:min-h-11"
      >
        Ver no marketplace
      </Link>
    </p>
  );
}

type PlanResourcesProps = { resources: readonly PlanResource[] };

export function PlanResources({ resources }: PlanResourcesProps) {
  return (
    <section aria-labelledby="recursos" className="grid gap-3">
      <h2 id="recursos" className="flex min-h-10 items-center text-lg">
        Recursos de Estudo
      </h2>
      {resources.length === 0 ? (
        <EmptyState title="Este plano não tem recursos." />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {resources.map((resource) => (
            <li key={`${resource.type} ${resource.title} ${resource.url}`}>
              <ResourceCard {...resource} typeName={resourceTypeNames[resource.type]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { PlanResource, StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { GoalList } from '#web/domain/goal-list.tsx';
import { MethodList } from '#web/domain/method-list.tsx';
import { difficultyNames, resourceTypeNames } from '#web/domain/plan-names.ts';
import { ResourceCard } from '#web/domain/resource-card.tsx';
import { formatDay, hoursText } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { ExamCard } from './exam.tsx';

type PlanOverviewProps = { plan: StudyPlan; today: StudyDay };

export function PlanOverview({ plan, today }: PlanOverviewProps) {
  const { description, goals, evaluationMethods } = plan;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ExamCard plan={plan} today={today} className="lg:col-span-2" />
      <Card title="Informações Gerais">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-2">
          <Fact label="Matéria" value={plan.subject} />
          <Fact label="Dificuldade" value={difficultyNames[plan.difficulty]} />
          <Fact label="Tempo disponível" value={`${hoursText(plan.timeAvailable)} por semana`} />
          <Fact label="Início" value={formatDay(plan.startDate)} />
          <Fact label="Término" value={formatDay(plan.endDate)} />
          {plan.examDate && <Fact label="Prova" value={formatDay(plan.examDate)} />}
          <Fact label="Status" value={plan.isActive ? 'Ativo' : 'Inativo'} />
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
    </div>
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

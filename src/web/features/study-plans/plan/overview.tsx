import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { formatDay, hoursText } from '#web/lib/format.ts';
import { difficultyNames } from '#web/lib/plan-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { GoalList } from '#web/ui/goal-list.tsx';
import { MethodList } from '#web/ui/method-list.tsx';
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

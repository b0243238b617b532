import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { PlanFit } from '#shared/rules/plans/plan-fit.ts';
import { isWeak } from '#shared/rules/question-accuracy.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { lazily } from '#web/lib/lazily.ts';

const stages = [
  { days: 14, when: 'Duas últimas semanas', what: 'simulados completos, no tempo da prova.' },
  { days: 7, when: 'Última semana', what: 'revisão e caderno de erros, sem matéria nova.' },
  { days: 2, when: 'Dois últimos dias', what: 'estudo leve, sono em dia e documentos separados.' },
];

interface Stage {
  when: string;
  what: string;
  from: StudyDay;
  state: 'ahead' | 'now' | 'over';
}

/** How the plan should end: its three stages, of which the last one that has begun is now. */
export function finalStages(examDate: StudyDay, daysLeft: number): Stage[] {
  return stages.map(({ days, ...words }, index) => {
    const isOver = daysLeft <= (stages[index + 1]?.days ?? -1);
    const begun = isOver ? 'over' : 'now';
    return { ...words, from: addDays(examDate, -days), state: daysLeft > days ? 'ahead' : begun };
  });
}

const listOf = lazily(() => new Intl.ListFormat('pt-BR'));
const worthFilling = 120;
const mostNames = 4;

/** What could fill the hours that stay free; empty when they are too few. */
export function spareIdeas({ spareMinutes }: PlanFit, topics: StudyPlan['topics']): string[] {
  if (spareMinutes < worthFilling) return [];
  const weak = topics.filter(isWeak).map(({ name }) => name);
  const more = weak.length - mostNames;
  const names = more > 0 ? [...weak.slice(0, mostNames), `mais ${more}`] : weak;
  const review = `Revisão dos tópicos fracos: ${listOf().format(names)}.`;
  return ['Simulados, no tempo da prova.', ...(weak.length > 0 ? [review] : [])];
}

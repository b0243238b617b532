import type { QueryClient } from '@tanstack/react-query';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import type { ReplanSource } from '#web/lib/use-replan.ts';
import { applyReplan, keepPlan, previewReplan, studyPlanQuery, tickKey, undoReplan } from '../api.ts';

const words = {
  whole: 'plano',
  one: 'atividade',
  many: 'atividades',
  none: 'Nenhuma atividade',
  leftOut:
    'Estas atividades continuam abertas e ficam depois do término. Um término mais tarde abre lugar para elas.',
};

/** How a plan is spread anew. */
export const planReplan = (client: QueryClient, planId: string): ReplanSource<StudyPlan> => ({
  words,
  queryKey: studyPlanQuery(planId).queryKey,
  tickKey: tickKey(planId),
  changedCode: 'study_plans.plan_changed',
  preview: (until, signal) => previewReplan(planId, until, signal),
  apply: (body) => applyReplan(planId, body),
  undo: () => undoReplan(planId),
  keep: (plan) => keepPlan(client, planId, plan),
});

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { ReplanDialog } from '#web/domain/replan/dialog.tsx';
import { ReplanOffer } from '#web/domain/replan/offer.tsx';
import { type ReplanSource, useReplan, useUndoReplan } from '#web/domain/replan/use-replan.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { applyReplan, keepPlan, previewReplan, studyPlanQuery, tickKey, undoReplan } from '../api.ts';

type ReplanBannerProps = {
  plan: StudyPlan;
  /** The address asks for the preview; `onClose` hears that it was shut. */
  isAsked: boolean;
  onClose: () => void;
};

export function ReplanBanner({ plan, isAsked, onClose }: ReplanBannerProps) {
  const client = useQueryClient();
  const toast = useToast();
  const source = planReplan(client, plan.id);
  const { undo, isPending } = useUndoReplan(source, {
    onUndone: toast.success,
    onIdle: toast.info,
    onFailed: toast.error,
  });
  return (
    <ReplanOffer
      canReplan={plan.isDelayed && hasOpenActivity(plan)}
      canUndo={plan.canUndoReplan}
      late="Seu plano está atrasado."
      replanned="Você replanejou este plano."
      isUndoing={isPending}
      onUndo={undo}
      isAsked={isAsked}
      onClose={onClose}
      dialog={({ key, ...dialog }) => (
        <PlanReplanDialog key={key} source={source} onUndo={undo} {...dialog} />
      )}
    />
  );
}

const hasOpenActivity = ({ weeks }: StudyPlan) =>
  weeks.some(({ days }) => days.some(({ activities }) => activities.some(({ completed }) => !completed)));

type PlanReplanDialogProps = {
  source: ReplanSource<StudyPlan>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUndo: () => void;
};

function PlanReplanDialog({ source, open, onOpenChange, onUndo }: PlanReplanDialogProps) {
  const toast = useToast();
  const replan = useReplan(source, open, () => {
    onOpenChange(false);
    toast.success('Plano replanejado.', { undo: onUndo });
  });
  return <ReplanDialog open={open} onOpenChange={onOpenChange} replan={replan} />;
}

const words = {
  whole: 'plano',
  one: 'atividade',
  many: 'atividades',
  none: 'Nenhuma atividade',
  leftOut:
    'Estas atividades continuam abertas e ficam depois do término. Um término mais tarde abre lugar para elas.',
};

/** How a plan is spread anew. */
const planReplan = (client: QueryClient, planId: string): ReplanSource<StudyPlan> => ({
  words,
  queryKey: studyPlanQuery(planId).queryKey,
  tickKey: tickKey(planId),
  changedCode: 'study_plans.plan_changed',
  preview: (until, signal) => previewReplan(planId, until, signal),
  apply: (body) => applyReplan(planId, body),
  undo: () => undoReplan(planId),
  keep: (plan) => keepPlan(client, planId, plan),
});

import { useQueryClient } from '@tanstack/react-query';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { useUndoReplan } from '#web/lib/use-replan.ts';
import { ReplanOffer } from '#web/ui/replan-offer.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { planReplan } from './plan-replan.ts';
import { ReplanDialog } from './replan-dialog.tsx';

type ReplanBannerProps = { plan: StudyPlan };

export function ReplanBanner({ plan }: ReplanBannerProps) {
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
      dialog={({ key, ...dialog }) => <ReplanDialog key={key} source={source} onUndo={undo} {...dialog} />}
    />
  );
}

const hasOpenActivity = ({ weeks }: StudyPlan) =>
  weeks.some(({ days }) => days.some(({ activities }) => activities.some(({ completed }) => !completed)));

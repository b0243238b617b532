import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { type ReplanSource, useReplan } from '#web/lib/use-replan.ts';
import { ReplanDialog as View } from '#web/ui/replan-dialog.tsx';
import { useToast } from '#web/ui/use-toast.ts';

type ReplanDialogProps = {
  source: ReplanSource<StudyPlan>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUndo: () => void;
};

export function ReplanDialog({ source, open, onOpenChange, onUndo }: ReplanDialogProps) {
  const toast = useToast();
  const replan = useReplan(source, open, () => {
    onOpenChange(false);
    toast.success('Plano replanejado.', { undo: onUndo });
  });
  return <View open={open} onOpenChange={onOpenChange} replan={replan} />;
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { countOf } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { ReplanDialog } from '#web/domain/replan/dialog.tsx';
import { ReplanOffer } from '#web/domain/replan/offer.tsx';
import { type ReplanSource, useReplan, useUndoReplan } from '#web/domain/replan/use-replan.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { applyReplan, blockTickKey, keepCycle, previewReplan, studyCycleQuery, undoReplan } from '../api.ts';
import { countLate } from '../cycle-blocks.ts';

type CycleReplanProps = { cycle: StudyCycle; today: StudyDay };

/** Late blocks, and a way to catch up; nothing is late in a round. */
export function CycleReplan({ cycle, today }: CycleReplanProps) {
  const client = useQueryClient();
  const toast = useToast();
  const source = cycleReplan(client, cycle.id);
  const { undo, isPending } = useUndoReplan(source, {
    onUndone: toast.success,
    onIdle: toast.info,
    onFailed: toast.error,
  });
  const isRound = cycle.mode === 'sequence';
  const late = countLate(cycle.schedule, today);
  return (
    <ReplanOffer
      canReplan={!isRound && late > 0}
      canUndo={!isRound && cycle.canUndoReplan}
      late={`Seu ciclo tem ${countOf(late, 'bloco atrasado', 'blocos atrasados')}.`}
      replanned="Você replanejou este ciclo."
      isUndoing={isPending}
      onUndo={undo}
      dialog={({ key, ...dialog }) => <Preview key={key} source={source} onUndo={undo} {...dialog} />}
    />
  );
}

type PreviewProps = {
  source: ReplanSource<StudyCycle>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUndo: () => void;
};

function Preview({ source, open, onOpenChange, onUndo }: PreviewProps) {
  const toast = useToast();
  const replan = useReplan(source, open, () => {
    onOpenChange(false);
    toast.success('Ciclo replanejado.', { undo: onUndo });
  });
  return <ReplanDialog open={open} onOpenChange={onOpenChange} replan={replan} />;
}

const words = {
  whole: 'ciclo',
  one: 'bloco',
  many: 'blocos',
  none: 'Nenhum bloco',
  leftOut:
    'Estes blocos continuam abertos e ficam depois do término. Um término mais tarde abre lugar para eles.',
};

/** How a cycle is spread anew. */
const cycleReplan = (client: QueryClient, cycleId: string): ReplanSource<StudyCycle> => ({
  words,
  queryKey: studyCycleQuery(cycleId).queryKey,
  tickKey: blockTickKey(cycleId),
  changedCode: 'study_cycles.cycle_changed',
  preview: (until, signal) => previewReplan(cycleId, until, signal),
  apply: (body) => applyReplan(cycleId, body),
  undo: () => undoReplan(cycleId),
  keep: (cycle) => keepCycle(client, cycle),
});

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CycleMode, StudyCycle } from '#shared/contracts/study-cycles.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { ticksArrived } from '#web/sync/in-flight.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { blockTickKey, keepCycle, studyCycleQuery, updateCycle } from '../api.ts';
import { modeChoices, modeName, modeSentence } from '../cycle-labels.ts';

type ModeSwitchProps = { cycle: Pick<StudyCycle, 'id' | 'mode'> };

/** The calendar or the round; what is done is the same in both. */
export function ModeSwitch({ cycle: { id, mode } }: ModeSwitchProps) {
  const change = useModeSwitch(id);
  return <Segmented label="Modo do ciclo" options={modeChoices} value={mode} onValueChange={change} />;
}

/** Switches how the cycle is followed: at once, taken back when the server refuses. Done blocks stay done. */
function useModeSwitch(cycleId: string): (mode: CycleMode) => void {
  const client = useQueryClient();
  const toast = useToast();
  const { queryKey } = studyCycleQuery(cycleId);
  const show = (mode: CycleMode | undefined) =>
    client.setQueryData(queryKey, (cycle) => cycle && { ...cycle, mode: mode ?? cycle.mode });
  const { mutate } = useMutation({
    scope: { id: `cycle mode ${cycleId}` },
    mutationFn: async (mode: CycleMode) => {
      await ticksArrived(client, blockTickKey(cycleId));
      return updateCycle(cycleId, { mode });
    },
    onMutate: (mode) => {
      const before = client.getQueryData(queryKey)?.mode;
      show(mode);
      announce(`${modeName(mode)}. ${modeSentence(mode)}`);
      return before;
    },
    onSuccess: (cycle) => keepCycle(client, cycle),
    onError: (error, _, before) => {
      show(before);
      toast.error(sentenceOf(error, 'Não foi possível mudar o modo do ciclo. Tente novamente.'));
    },
  });
  return mutate;
}

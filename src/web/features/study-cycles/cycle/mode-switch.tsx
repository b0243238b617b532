import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { modeChoices } from '../cycle-labels.ts';
import { useModeSwitch } from '../use-mode-switch.ts';

type ModeSwitchProps = { cycle: Pick<StudyCycle, 'id' | 'mode'> };

/** The calendar or the round; what is done is the same in both. */
export function ModeSwitch({ cycle: { id, mode } }: ModeSwitchProps) {
  const change = useModeSwitch(id);
  return <Segmented label="Modo do ciclo" options={modeChoices} value={mode} onValueChange={change} />;
}

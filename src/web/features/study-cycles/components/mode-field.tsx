import type { UseFormReturn } from 'react-hook-form';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { CycleForm } from '../cycle-form.ts';
import { modeChoices } from '../cycle-labels.ts';

type ModeFieldProps = { form: UseFormReturn<CycleForm> };

export function ModeField({ form: { register, formState } }: ModeFieldProps) {
  return (
    <RadioCards
      legend="Modo"
      options={modeChoices}
      error={formState.errors.mode?.message}
      {...register('mode')}
    />
  );
}

import type { UseFormReturn } from 'react-hook-form';
import type { PlanForm } from '../plan-form.ts';
import { Choices } from './choices.tsx';
import { useWishReading } from './use-wish-reading.ts';

/** What is understood of title and subject, and what might be meant instead. */
export function WishReading({ form }: { form: UseFormReturn<PlanForm> }) {
  const reading = useWishReading(form);
  if (!reading) return null;
  const { understood, question, choices } = reading;
  return (
    <Choices
      text={question || `Entendi: ${understood.join(' · ')}`}
      label={question === '' && choices.length > 0 ? 'Não é isso?' : ''}
      choices={choices}
      onChoose={(subject) => form.setValue('subject', subject, { shouldDirty: true })}
    />
  );
}

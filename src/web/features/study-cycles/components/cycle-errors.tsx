import type { UseFormReturn } from 'react-hook-form';
import { shownErrors } from '#web/lib/form-rules.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { type CycleForm, cycleFields } from '../cycle-form.ts';

type CycleErrorsProps = { form: UseFormReturn<CycleForm> };

/** What the form breaks, each sentence once: three subjects may lack their names. */
export function CycleErrors({ form }: CycleErrorsProps) {
  const errors = shownErrors(form.formState.errors, cycleFields);
  const once = errors.filter(
    ({ message }, index) => errors.findIndex((other) => other.message === message) === index,
  );
  return <ErrorSummary errors={once} submitCount={0} />;
}

import type { ReactNode, SubmitEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sentencesOf } from '#web/lib/api-error.ts';
import { shownErrors } from '#web/lib/form-rules.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { CardPreview } from './card-preview.tsx';
import { CardFields } from './fields.tsx';
import { type CardForm, cardFields } from './form.ts';

type CardFormFrameProps = {
  /** What the form is for, to a screen reader. */
  label: string;
  form: UseFormReturn<CardForm>;
  onSubmit: SubmitEventHandler;
  /** Said before the fields. */
  notice: ReactNode;
  /** Why the server did not take it; null when it did. */
  error: unknown;
  fallback: string;
  actions: ReactNode;
};

/** The form of one card beside the card itself. */
export function CardFormFrame({
  label,
  form,
  onSubmit,
  notice,
  error,
  fallback,
  actions,
}: CardFormFrameProps) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6"
    >
      <div className="grid min-w-0 gap-4">
        {notice}
        <Card>
          <CardFields form={form} />
        </Card>
      </div>
      <div className="lg:sticky lg:top-20">
        <CardPreview control={form.control} />
      </div>
      <div className="max-lg:contents lg:grid lg:gap-4">
        <ErrorSummary errors={shownErrors(form.formState.errors, cardFields)} submitCount={0} />
        <RefusedForm sentences={sentencesOf(error, fallback)} />
        <FormActions>{actions}</FormActions>
      </div>
    </form>
  );
}

import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { type Summary, summaryLimits } from '#shared/contracts/summaries.ts';
import { sentencesOf } from '#web/lib/api-error.ts';
import { fieldId, focusFirstError, shownErrors } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { NamingFields } from '../fields.tsx';
import { RegenerateSummary } from '../regeneration.tsx';
import { SharingField } from '../sharing-field.tsx';
import { SummaryTagsField } from '../summary-tags-field.tsx';
import { KeyPointFields } from './key-point-fields.tsx';
import { summaryEditFields } from './summary-edit.ts';
import { SummaryPreview } from './summary-preview.tsx';
import { useSummaryEdit } from './use-summary-edit.ts';

type EditSummaryFormProps = { summary: Summary; canShare: boolean };

export function EditSummaryForm({ summary, canShare }: EditSummaryFormProps) {
  const { form, wasRestored, discard, save, fill, isPending, error } = useSummaryEdit(summary);
  const { control, register, handleSubmit, formState, setValue, clearErrors } = form;
  const { errors } = formState;
  const [text, tags, tagDraft] = useWatch({ control, name: ['summary', 'tags', 'tagDraft'] });
  return (
    <form
      noValidate
      aria-label="Editar resumo"
      onSubmit={handleSubmit(save, (broken) => focusFirstError(broken, summaryEditFields))}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-6"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {wasRestored && (
          <DraftNotice discardLabel="Descartar alterações" onDiscard={discard}>
            Recuperamos alterações que ainda não foram salvas.
          </DraftNotice>
        )}
        <Card>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <NamingFields
              title={register('title')}
              subject={register('subject')}
              ownSubject={summary.subject}
              errors={{ title: errors.title?.message, subject: errors.subject?.message }}
            />
            <Field
              id={fieldId('summary')}
              label="Resumo"
              hint="Aceita Markdown e fórmulas, como $E=mc^2$."
              error={errors.summary?.message}
            >
              <TextArea {...register('summary')} rows={10} maxLength={summaryLimits.summary} />
            </Field>
            <div>
              <RegenerateSummary summary={summary} current={text} onUse={fill} />
            </div>
          </div>
        </Card>
        <KeyPointFields form={form} />
        <Card>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <SummaryTagsField
              tags={tags}
              typed={tagDraft}
              onChange={(next) => {
                clearErrors('tags');
                setValue('tags', [...next.tags], { shouldDirty: true });
                setValue('tagDraft', next.typed, { shouldDirty: true });
              }}
              error={errors.tags?.message}
            />
            <SharingField canShare={canShare} isShared={summary.isPublic} {...register('isPublic')} />
          </div>
        </Card>
      </div>
      <SummaryPreview text={text} />
      <div className="max-lg:contents lg:grid lg:gap-4">
        <ErrorSummary errors={shownErrors(errors, summaryEditFields)} submitCount={0} />
        <RefusedForm sentences={sentencesOf(error, 'Não foi possível salvar o resumo. Tente novamente.')} />
        <FormActions>
          <Button render={<Link to="/summaries/$summaryId" params={{ summaryId: summary.id }} />}>
            Cancelar
          </Button>
          <Button type="submit" variant="main" busy={isPending} busyLabel="Salvando...">
            Salvar
          </Button>
        </FormActions>
      </div>
    </form>
  );
}

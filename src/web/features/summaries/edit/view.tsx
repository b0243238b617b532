import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Summary, type SummaryDraft, summaryLimits } from '#shared/contracts/summaries.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf, shownErrors } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { summaryQuery, useUpdateSummary } from '../api.ts';
import { NamingFields, SharingField, SummaryFormSkeleton, SummaryTagsField } from '../fields.tsx';
import { RegenerateSummary } from '../regeneration.tsx';
import { KeyPointFields } from './key-point-fields.tsx';
import {
  brokenEditRules,
  type SummaryEdit,
  summaryChanges,
  summaryEditFields,
  summaryEditOf,
  summaryEditSchema,
} from './summary-edit.ts';

export { SummaryFailure } from '../failure.tsx';

const route = getRouteApi('/student/summaries/$summaryId/edit');

export function EditSummaryPage() {
  const { summaryId } = route.useParams();
  const summary = useLoaded(summaryQuery(summaryId));
  // Without the profile it is not known whether the summary may be shared.
  const { plan } = useLoaded(profileQuery);
  return (
    <>
      <EditSummaryHeader />
      <EditSummaryForm key={summary.id} summary={summary} canShare={tierLimits[plan].publicSummaries} />
    </>
  );
}

export const EditSummaryPending = () => (
  <>
    <EditSummaryHeader />
    <SummaryFormSkeleton />
  </>
);

function EditSummaryHeader() {
  const { summaryId } = route.useParams();
  return (
    <PageHeader
      title="Editar resumo"
      back={
        <BackLink render={<Link to="/summaries/$summaryId" params={{ summaryId }} />}>
          Voltar ao resumo
        </BackLink>
      }
    />
  );
}

type EditSummaryFormProps = { summary: Summary; canShare: boolean };

function EditSummaryForm({ summary, canShare }: EditSummaryFormProps) {
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
        <FormActions isBeside>
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

type SummaryPreviewProps = { text: string };

/** The summary as it will be read, while it is written. */
function SummaryPreview({ text }: SummaryPreviewProps) {
  // Formulas take longer to draw than a key may wait.
  const shown = useDeferredValue(text);
  return (
    <section aria-label="Prévia do resumo" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-sans font-semibold text-sm tracking-normal">Prévia</h2>
      <div className="min-w-0 rounded-lg border border-line bg-surface p-4 leading-relaxed">
        <RichText text={shown.trim() || 'O resumo aparece aqui enquanto você escreve.'} />
      </div>
    </section>
  );
}

/** The edit form of `summary`, opened on changes that this tab kept. */
function useSummaryEdit(summary: Summary) {
  const draftKey = `summaryEdit.${summary.id}`;
  const [draft] = useState(() => readDraft(draftKey, summaryEditSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<SummaryEdit>({
    defaultValues: draft ?? summaryEditOf(summary),
    resolver: resolverOf(brokenEditRules),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useUpdateSummary(summary.id);
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(summaryEditOf(summary));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const save = (edit: SummaryEdit) =>
    mutate(summaryChanges(edit), {
      onSuccess: () => {
        forgetDraft(draftKey);
        toast.success('Resumo atualizado.');
        void navigate({ to: '/summaries/$summaryId', params: { summaryId: summary.id } });
      },
    });

  /** Puts a proposal into the form, which always works; the wording before can be taken back. */
  const fill = ({ summary: text }: SummaryDraft) => {
    const before = form.getValues('summary');
    const set = (value: string) =>
      form.setValue('summary', value, { shouldDirty: true, shouldValidate: true });
    set(text);
    toast.success('O novo resumo está no formulário.', { undo: () => set(before) });
    return true;
  };

  return { form, wasRestored, discard, save, fill, isPending, error };
}

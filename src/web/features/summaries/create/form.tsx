import { Link } from '@tanstack/react-router';
import { sentencesOf } from '#web/lib/api-error.ts';
import { focusFirstError, shownErrors } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { NamingFields } from '../fields.tsx';
import { summaryFields } from '../summary-form.ts';
import { OutputFields } from './output-fields.tsx';
import { SourceFields } from './source-fields.tsx';
import type { useCreateSummary } from './use-create-summary.ts';

type CreateSummaryFormProps = { creation: ReturnType<typeof useCreateSummary> };

export function CreateSummaryForm({ creation }: CreateSummaryFormProps) {
  const { form, document, canShare, wasRestored, isPending, error, start, discard, changeInput } = creation;
  const { formState, handleSubmit, register, getValues } = form;
  const { errors } = formState;
  return (
    <form
      noValidate
      aria-label="Criar resumo"
      onSubmit={handleSubmit(start, (broken) => focusFirstError(broken, summaryFields))}
      className="grid gap-4"
    >
      {wasRestored && (
        <DraftNotice discardLabel="Começar do zero" onDiscard={discard}>
          {getValues('inputType') === 'pdf' && !document.file
            ? 'Recuperamos o que você já tinha preenchido. O arquivo não fica guardado: escolha-o de novo.'
            : 'Recuperamos o que você já tinha preenchido.'}
        </DraftNotice>
      )}
      <Card>
        <NamingFields
          title={register('title')}
          subject={register('subject')}
          errors={{ title: errors.title?.message, subject: errors.subject?.message }}
        />
      </Card>
      <Card title="O que resumir">
        <SourceFields form={form} document={document} onInputType={changeInput} />
      </Card>
      <Card title="Como vai ficar">
        <OutputFields form={form} canShare={canShare} />
      </Card>
      <ErrorSummary errors={shownErrors(errors, summaryFields)} submitCount={0} />
      {!isPending && (
        <RefusedForm
          sentences={sentencesOf(error, 'Não foi possível criar o resumo. Tente novamente mais tarde.')}
        />
      )}
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {isPending && (document.file ? 'Enviando o arquivo...' : 'Enviando...')}
      </p>
      <FormActions>
        <Button render={<Link to="/summaries" activeOptions={{ exact: true }} />}>Cancelar</Button>
        <Button type="submit" variant="main" busy={isPending} busyLabel="Gerando Resumo...">
          Criar
        </Button>
      </FormActions>
    </form>
  );
}

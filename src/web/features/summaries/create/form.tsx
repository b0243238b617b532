import { Link } from '@tanstack/react-router';
import { FileText, FileUp } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { documentLimits } from '#shared/contracts/documents.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/text/count-words.ts';
import { formatNumber, sizeText } from '#shared/rules/text/format.ts';
import { acceptedDocuments } from '#web/domain/study-document.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, shownErrors } from '#web/lib/form-rules.ts';
import type { useChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { useFirstField } from '#web/lib/hooks/use-first-field.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { NamingFields, SharingField, SummaryTagsField } from '../fields.tsx';
import { LengthField } from '../length-field.tsx';
import { type SummaryForm, summaryFields } from '../summary-form.ts';
import { wordCountOf } from '../summary-labels.ts';
import type { useCreateSummary } from './use-create-summary.ts';

type CreateSummaryFormProps = { creation: ReturnType<typeof useCreateSummary> };

export function CreateSummaryForm({ creation }: CreateSummaryFormProps) {
  const { form, document, canShare, wasRestored, isPending, error, start, discard, changeInput } = creation;
  const { formState, handleSubmit, register, getValues } = form;
  const { errors } = formState;
  useFirstField(fieldId('title'));
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

type SourceFieldsProps = {
  form: UseFormReturn<SummaryForm>;
  document: ReturnType<typeof useChosenFile>;
  onInputType: (inputType: SummaryForm['inputType']) => void;
};

const inputTypes = [
  {
    value: 'text',
    label: 'Texto',
    description: 'Cole ou escreva o que quer resumir.',
    icon: <FileText aria-hidden="true" />,
  },
  {
    value: 'pdf',
    label: 'PDF',
    description: 'Envie um PDF, um Word ou um arquivo de texto.',
    icon: <FileUp aria-hidden="true" />,
  },
] as const;

const fileHint = `PDF, Word ou texto, até ${sizeText(documentLimits.file)} e ${formatNumber(documentLimits.pages)} páginas`;

/** A text or a document; with neither, the title is all there is. */
function SourceFields({ form, document, onInputType }: SourceFieldsProps) {
  const { control, register, formState } = form;
  const [inputType, originalText, title] = useWatch({
    control,
    name: ['inputType', 'originalText', 'title'],
  });
  const text = useDeferredValue(originalText);
  const words = useMemo(() => countWords(text), [text]);
  const { file, refusal, choose, put } = document;
  const isEmpty = inputType === 'text' ? originalText.trim() === '' : file === null;
  return (
    <div className="grid gap-5">
      <RadioCards legend="Entrada" options={inputTypes} value={inputType} onValueChange={onInputType} />
      {inputType === 'text' ? (
        <Field
          id={fieldId('originalText')}
          label="Texto original"
          optional
          hint={words > 0 && <span className="tabular-nums">{wordCountOf(words)}</span>}
          error={formState.errors.originalText?.message}
        >
          <TextArea
            {...register('originalText')}
            rows={8}
            placeholder="Cole aqui um capítulo, um artigo ou suas anotações."
          />
        </Field>
      ) : (
        <FilePicker
          file={file && { name: file.name, detail: sizeText(file.content.size) }}
          inputLabel="Arquivo para resumir"
          hint={fileHint}
          accept={acceptedDocuments}
          refusal={refusal}
          onFile={(picked) => void choose(picked)}
          onRemove={() => put(null)}
        />
      )}
      <p role="status" className="wrap-anywhere text-ink-muted text-sm empty:hidden">
        {isEmpty &&
          (title.trim() === ''
            ? 'Sem texto nem arquivo, tentamos escrever sobre o título.'
            : `Sem texto nem arquivo, tentamos escrever sobre o título: “${title.trim()}”.`)}
      </p>
    </div>
  );
}

type OutputFieldsProps = { form: UseFormReturn<SummaryForm>; canShare: boolean };

const formats = [
  { value: 'text', label: 'Texto', description: 'Abre aqui, para ler e revisar.' },
  { value: 'pdf', label: 'PDF', description: 'Baixa o arquivo; o resumo também fica na lista.' },
] as const;

function OutputFields({ form, canShare }: OutputFieldsProps) {
  const { control, register, formState, setValue, clearErrors } = form;
  const [maxLength, automaticLength, tags, tagDraft] = useWatch({
    control,
    name: ['maxLength', 'automaticLength', 'tags', 'tagDraft'],
  });
  return (
    <div className="grid gap-6">
      <LengthField
        value={maxLength}
        isAutomatic={automaticLength}
        onValueChange={(words) => {
          setValue('maxLength', words, { shouldDirty: true });
          setValue('automaticLength', false, { shouldDirty: true });
        }}
        most={summaryLimits.words.max}
      />
      <RadioCards legend="Formato" options={formats} {...register('outputFormat')} />
      <SummaryTagsField
        tags={tags}
        typed={tagDraft}
        onChange={(next) => {
          clearErrors('tags');
          setValue('tags', [...next.tags], { shouldDirty: true });
          setValue('tagDraft', next.typed, { shouldDirty: true });
        }}
        error={formState.errors.tags?.message}
      />
      <SharingField canShare={canShare} {...register('isPublic')} />
    </div>
  );
}

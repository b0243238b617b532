import { FileText, FileUp } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { documentLimits } from '#shared/contracts/documents.ts';
import { countWords } from '#shared/rules/text/count-words.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { formatNumber, sizeText } from '#web/lib/format.ts';
import { acceptedDocuments } from '#web/lib/study-document.ts';
import type { useChosenFile } from '#web/lib/use-chosen-file.ts';
import { Field } from '#web/ui/field.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { SummaryForm } from '../summary-form.ts';
import { wordCountOf } from '../summary-labels.ts';

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
export function SourceFields({ form, document, onInputType }: SourceFieldsProps) {
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
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {isEmpty &&
          (title.trim() === ''
            ? 'Sem texto nem arquivo, tentamos escrever sobre o título.'
            : `Sem texto nem arquivo, tentamos escrever sobre o título: “${title.trim()}”.`)}
      </p>
    </div>
  );
}

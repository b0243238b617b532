import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { documentLimits } from '#shared/contracts/documents.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { countOf, sizeText } from '#shared/rules/text/format.ts';
import { acceptedDocuments, documentRefusal } from '#web/domain/study-document.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { readProgramme } from '../api.ts';
import type { PlanForm } from '../plan-form.ts';

type ProgrammeFieldProps = {
  form: UseFormReturn<PlanForm>;
  /** Whether nothing could be suggested without it. */
  isWanted: boolean;
};

/** A syllabus, pasted or as a file: its lines become the topics of the plan. */
export function ProgrammeField({ form, isWanted }: ProgrammeFieldProps) {
  const { control, register, setValue, formState } = form;
  const programme = useWatch({ control, name: 'programme' });
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({ mutationFn: readProgramme });
  const read = (file: File) => {
    const refused = documentRefusal(file);
    setRefusal(refused);
    if (refused) return;
    mutate(
      { name: file.name, content: file },
      { onSuccess: (text) => setValue('programme', text, { shouldDirty: true }) },
    );
  };
  const lines = programme.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <Collapsible
      title="Traga o programa"
      open={isOpen || isWanted || programme !== ''}
      onOpenChange={setIsOpen}
    >
      <div className="grid gap-3">
        <p className="text-ink-muted text-sm">
          Tem um edital?{' '}
          <Link to="/syllabi/read" className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            Leia em Editais
          </Link>
        </p>
        <Field
          id={fieldId('programme')}
          label="Ementa, índice ou edital"
          optional
          hint="Uma linha para cada tema: elas viram os tópicos do plano, como estão."
          error={formState.errors.programme?.message}
        >
          <TextArea
            {...register('programme')}
            rows={5}
            maxLength={studyPlanLimits.programme}
            placeholder={'1. Limites e continuidade\n2. Derivadas\n3. Integrais'}
          />
        </Field>
        {programme === '' ? (
          <FilePicker
            file={isPending ? { name: 'Lendo o arquivo...', detail: '' } : null}
            inputLabel="Arquivo do programa"
            hint={`PDF, Word ou texto, até ${sizeText(documentLimits.file)}`}
            accept={acceptedDocuments}
            refusal={
              refusal ??
              (error ? sentenceOf(error, 'Não foi possível ler o arquivo. Tente novamente.') : null)
            }
            onFile={read}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-ink-muted text-sm tabular-nums">
              {countOf(lines, 'linha', 'linhas')}
            </p>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setValue('programme', '', { shouldDirty: true })}
            >
              Tirar o programa
            </Button>
          </div>
        )}
      </div>
    </Collapsible>
  );
}

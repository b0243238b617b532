import { Cpu, Sparkles } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { engineText } from '#web/lib/engine-words.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { CycleForm } from '../cycle-form.ts';
import { engineWords } from '../cycle-labels.ts';
import { SubjectFields } from '../subject-fields.tsx';
import { useSuggestSubjects } from '../use-suggest-subjects.ts';

type SuggestedSubjectsProps = { form: UseFormReturn<CycleForm> };

/** What the student wants to study, and the subjects for it: seen and changed before, or left to the AI. */
export function SuggestedSubjects({ form }: SuggestedSubjectsProps) {
  const { suggest, isPending, error, engine, fallback, broken } = useSuggestSubjects(form);
  const isSuggested = useWatch({ control: form.control, name: 'suggested' }).length > 0;
  const Engine = engine === 'model' ? Sparkles : Cpu;
  return (
    <>
      <Field
        id={fieldId('studyFocus')}
        label="Foco do estudo"
        hint={isSuggested ? undefined : 'Sem ver as sugestões antes, elas entram direto no ciclo.'}
        error={form.formState.errors.studyFocus?.message ?? broken}
      >
        <TextArea
          {...form.register('studyFocus')}
          rows={2}
          maxLength={studyCycleLimits.studyFocus}
          placeholder="Ex.: Direito Constitucional e Administrativo para o INSS"
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Sparkles aria-hidden="true" />}
          busy={isPending}
          busyLabel="Buscando matérias..."
          onClick={suggest}
        >
          {isSuggested ? 'Sugerir de novo' : 'Ver matérias sugeridas'}
        </Button>
        {isSuggested && engine && (
          <p className="flex items-center gap-1.5 text-ink-muted text-sm">
            <Engine aria-hidden="true" className="size-4 shrink-0" />
            {engineText(engineWords[engine], fallback)}
          </p>
        )}
      </div>
      {error && !isPending && (
        <Alert tone="danger">
          {sentenceOf(error, 'Não foi possível sugerir matérias agora. Tente novamente em instantes.')}
        </Alert>
      )}
      {isSuggested && <SubjectFields form={form} list="suggested" />}
    </>
  );
}

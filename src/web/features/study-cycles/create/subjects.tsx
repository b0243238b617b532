import { useMutation } from '@tanstack/react-query';
import { Cpu, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { studyCycleSchemas } from '#shared/contracts/study-cycles.schemas.ts';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { engineText } from '#web/domain/engine-labels.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { suggestSubjects } from '../api.ts';
import type { CycleForm, CycleFormProps } from '../cycle-form.ts';
import { engineWords } from '../cycle-labels.ts';
import { SubjectFields, SubjectsCard } from '../subject-fields.tsx';

/** What counts depends on who chooses. */
const judgedAnew: (keyof CycleForm)[] = ['studyFocus', 'suggested', 'subjects', 'cycleDurationInWeeks'];

/** The student's subjects, or those that the AI suggests for what they want to study. */
export function CycleSubjects({ form }: CycleFormProps) {
  const usesAI = useWatch({ control: form.control, name: 'useAIForSubjects' });
  return (
    <SubjectsCard>
      <div className="grid gap-5">
        <Switch
          label="Usar IA para sugerir matérias"
          hint="Conte o que quer estudar, e as matérias vêm com dificuldade e prioridade."
          {...form.register('useAIForSubjects', { deps: judgedAnew })}
        />
        {usesAI ? <SuggestedSubjects form={form} /> : <SubjectFields form={form} list="subjects" />}
      </div>
    </SubjectsCard>
  );
}

/** What the student wants to study, and the subjects for it: seen and changed before, or left to the AI. */
function SuggestedSubjects({ form }: CycleFormProps) {
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

/** What is wrong with the focus, by the contract's own rule; undefined when it can be sent. */
const brokenFocus = (studyFocus: string): string | undefined =>
  studyCycleSchemas.suggestSubjects.body.safeParse({ studyFocus }).error?.issues[0]?.message;

/** Subjects that the AI suggests for the form's focus, into the form, where they can be changed. */
function useSuggestSubjects(form: CycleFormProps['form']) {
  const { control, getValues, setValue, setFocus } = form;
  const [studyFocus, engine] = useWatch({ control, name: ['studyFocus', 'engine'] });
  const [wasAsked, setWasAsked] = useState(false);
  const { mutate, isPending, error, data } = useMutation({ mutationFn: suggestSubjects });

  const suggest = () => {
    if (isPending) return;
    setWasAsked(true);
    const focus = getValues('studyFocus');
    if (brokenFocus(focus)) return setFocus('studyFocus');
    mutate(focus.trim(), {
      onSuccess: ({ subjects, engine: by }) => {
        setValue('suggested', subjects, { shouldDirty: true });
        setValue('engine', by);
        announce(`${subjects.length} matérias sugeridas`);
      },
    });
  };
  const fallback = data?.fallback ?? null;
  return {
    suggest,
    isPending,
    error,
    engine,
    fallback,
    broken: wasAsked ? brokenFocus(studyFocus) : undefined,
  };
}

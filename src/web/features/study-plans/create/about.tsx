import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type creationDifficulties, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { commonSubjects } from '#web/domain/common-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { readWish } from '../api.ts';
import type { PlanForm } from '../plan-form.ts';
import { Choices } from './choices.tsx';

type AboutFieldsProps = {
  form: UseFormReturn<PlanForm>;
  onLevel: (level: PlanForm['difficulty']) => void;
};

export function AboutFields({ form, onLevel }: AboutFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5">
      <Field
        id={fieldId('title')}
        label={<span className="font-display font-semibold text-lg">O que você quer estudar?</span>}
        hint="Vira o título do plano."
        error={errors.title?.message}
      >
        <TextInput
          {...register('title')}
          maxLength={studyPlanLimits.title}
          placeholder="Ex.: Genética para o Enem"
          autoComplete="off"
          className="min-h-12"
        />
      </Field>
      <Field
        id={fieldId('subject')}
        label="Matéria"
        hint="Escolha da lista ou escreva a sua."
        error={errors.subject?.message}
      >
        <TextInput
          {...register('subject')}
          list="materias"
          maxLength={studyPlanLimits.subject}
          placeholder="Ex.: Biologia"
          autoComplete="off"
        />
      </Field>
      <datalist id="materias">
        {commonSubjects.map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
      <WishReading form={form} />
      <RadioCards
        legend="Dificuldade"
        options={difficultyChoices}
        error={errors.difficulty?.message}
        {...register('difficulty', { onChange: ({ target }) => onLevel(target.value) })}
      />
      <Field
        id={fieldId('description')}
        label="Descrição"
        optional
        hint="Conte o que já sabe, a prova que vai fazer ou o que não pode faltar."
        error={errors.description?.message}
      >
        <TextArea {...register('description')} maxLength={studyPlanLimits.description} />
      </Field>
    </div>
  );
}

/** What is understood of title and subject, and what might be meant instead. */
function WishReading({ form }: { form: UseFormReturn<PlanForm> }) {
  const reading = useWishReading(form);
  if (!reading) return null;
  const { understood, question, choices } = reading;
  return (
    <Choices
      text={question || `Entendi: ${understood.join(' · ')}`}
      label={question === '' && choices.length > 0 ? 'Não é isso?' : ''}
      choices={choices}
      onChoose={(subject) => form.setValue('subject', subject, { shouldDirty: true })}
    />
  );
}

const pauseMs = 700;
const fewestLetters = 3;

/** What the server understands of the form's title and subject, once the student pauses; undefined until then. */
function useWishReading({ control }: Pick<UseFormReturn<PlanForm>, 'control'>) {
  const [title, subject] = useWatch({ control, name: ['title', 'subject'] });
  const [asked, setAsked] = useState({ title: '', subject: '' });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ title: title.trim(), subject: subject.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [title, subject]);
  const { data } = useQuery({
    queryKey: ['study-plans', 'wish', asked],
    queryFn: () => readWish(asked),
    enabled: asked.title.length >= fewestLetters,
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing waits for it, and nothing is lost without it.
    retry: false,
    placeholderData: (before) => before,
  });
  return asked.title.length >= fewestLetters ? data : undefined;
}

const difficultyChoices = [
  { value: 'iniciante', label: 'Iniciante', description: 'Do começo, com as bases bem explicadas.' },
  { value: 'intermediário', label: 'Intermediário', description: 'Você já viu o básico e quer firmar.' },
  { value: 'avançado', label: 'Avançado', description: 'Aprofundar, com ritmo mais forte.' },
] as const satisfies { value: (typeof creationDifficulties)[number]; label: string; description: string }[];

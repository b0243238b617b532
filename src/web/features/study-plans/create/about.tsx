import type { UseFormReturn } from 'react-hook-form';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { commonSubjects } from '#web/lib/common-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PlanForm } from '../plan-form.ts';
import { difficultyChoices } from './plan-words.ts';
import { WishReading } from './wish-reading.tsx';

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

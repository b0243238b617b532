import type { UseFormReturn } from 'react-hook-form';
import { type creationDifficulties, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { commonSubjects } from '#web/domain/common-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { PlanForm } from '../plan-form.ts';
import { WishReading } from './wish-reading.tsx';

type AboutFieldsProps = {
  form: UseFormReturn<PlanForm>;
  /** Whether the reading stands in a proposal. */
  hasProposal: boolean;
  onLevel: (level: PlanForm['difficulty']) => void;
};

export function AboutFields({ form, hasProposal, onLevel }: AboutFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5">
      <Field id={fieldId('title')} label="Título" error={errors.title?.message}>
        <TextInput
          {...register('title')}
          maxLength={studyPlanLimits.title}
          placeholder="Ex.: Genética para o Enem"
          autoComplete="off"
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
      {!hasProposal && <WishReading form={form} />}
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

const difficultyChoices = [
  { value: 'iniciante', label: 'Iniciante', description: 'Do começo, com as bases bem explicadas.' },
  { value: 'intermediário', label: 'Intermediário', description: 'Você já viu o básico e quer firmar.' },
  { value: 'avançado', label: 'Avançado', description: 'Aprofundar, com ritmo mais forte.' },
] as const satisfies { value: (typeof creationDifficulties)[number]; label: string; description: string }[];

import { Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { commonSubjects } from '#web/lib/common-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { SubjectField, subjectGridClass } from './components/subject-field.tsx';
import { type CycleForm, newSubject } from './cycle-form.ts';

type SubjectFieldsProps = { form: UseFormReturn<CycleForm>; list: 'subjects' | 'suggested' };

export function SubjectFields({ form, list }: SubjectFieldsProps) {
  const { control, formState, setFocus } = form;
  const { fields, append, remove } = useFieldArray({ control, name: list });
  const errors = formState.errors[list];

  const drop = (index: number) => {
    remove(index);
    setFocus(`${list}.${Math.max(0, index - 1)}.name`);
  };

  return (
    <div className="grid gap-3">
      <datalist id="materias">
        {commonSubjects.map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
      <div aria-hidden="true" className={`${subjectGridClass} text-ink-muted text-sm max-sm:hidden`}>
        <span>Matéria</span>
        <span>Dificuldade</span>
        <span>Prioridade</span>
        <span />
      </div>
      <ol id={fieldId(list)} tabIndex={-1} className="grid gap-3 outline-none max-sm:gap-4">
        {fields.map((subject, index) => (
          <li key={subject.id}>
            <SubjectField
              form={form}
              list={list}
              index={index}
              isOnly={fields.length === 1}
              error={errors?.[index]?.name?.message}
              onRemove={() => drop(index)}
            />
          </li>
        ))}
      </ol>
      <FieldError message={errors?.root?.message ?? errors?.message} />
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          disabled={fields.length >= studyCycleLimits.subjects}
          onClick={() => append(newSubject)}
        >
          Adicionar matéria
        </Button>
      </div>
    </div>
  );
}

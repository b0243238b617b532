import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { commonSubjects } from '#web/domain/common-subjects.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type CycleFormProps, newSubject } from './cycle-form.ts';
import { ratingNames } from './cycle-labels.ts';

/** Where the subjects of a cycle are chosen. */
export function SubjectsCard({ children }: { children: ReactNode }) {
  return (
    <Card
      title="Matérias"
      description="Quanto mais difícil e mais importante, mais minutos a matéria recebe. De 1 a 5."
    >
      {children}
    </Card>
  );
}

type SubjectFieldsProps = CycleFormProps & { list: 'subjects' | 'suggested' };

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

type SubjectFieldProps = SubjectFieldsProps & {
  index: number;
  isOnly: boolean;
  error: string | undefined;
  onRemove: () => void;
};

const subjectGridClass =
  'grid gap-x-2 gap-y-2 max-sm:grid-cols-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_2.5rem] sm:ps-3.5';

const ratings = [
  { field: 'difficulty', label: 'Dificuldade' },
  { field: 'priority', label: 'Prioridade' },
] as const;

/** One subject, in its own hue as soon as it has a name. */
function SubjectField({ form, list, index, isOnly, error, onRemove }: SubjectFieldProps) {
  const { control, register } = form;
  const name = useWatch({ control, name: `${list}.${index}.name` });
  const position = index + 1;
  return (
    <div
      style={subjectStyle(name)}
      className={`${subjectGridClass} subject relative items-start max-sm:ps-3.5 before:absolute before:inset-y-0 before:start-0 before:w-1 before:rounded-full ${
        name.trim() ? 'before:bg-subject-mark' : 'before:bg-line'
      }`}
    >
      <div className="col-span-full flex items-start gap-1 sm:contents">
        <Field
          id={fieldId(`${list}.${index}.name`)}
          label={`Matéria ${position}`}
          labelHidden
          error={error}
          className="min-w-0 flex-1"
        >
          <TextInput
            {...register(`${list}.${index}.name`)}
            list="materias"
            maxLength={studyCycleLimits.subjectName}
            placeholder={index === 0 ? 'Ex.: Matemática' : 'Mais uma matéria'}
            autoComplete="off"
          />
        </Field>
        <IconButton
          label={`Remover a matéria ${position}`}
          disabled={isOnly}
          onClick={onRemove}
          className="text-ink-muted sm:order-last"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {ratings.map(({ field, label }) => (
        <Field
          key={field}
          label={
            <>
              <span className="text-ink-muted text-xs sm:sr-only">{label}</span>
              <span className="sr-only">{` da matéria ${position}`}</span>
            </>
          }
          className="min-w-0 gap-0.5! sm:gap-0!"
        >
          <Select {...register(`${list}.${index}.${field}`, { valueAsNumber: true })}>
            {ratingNames.map((text, place) => (
              <option key={text} value={place + 1}>
                {`${place + 1} · ${text}`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FieldError as Broken, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { studyPlanLimits, topicPriorities } from '#shared/contracts/study-plans.ts';
import { priorityNames } from '#web/domain/plan-names.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { newTopic, type PlanEdit } from '../plan-edit.ts';

type TopicFieldsProps = { form: UseFormReturn<PlanEdit> };

const most = 100;

export function TopicFields({ form }: TopicFieldsProps) {
  const { control, formState, getValues, setFocus } = form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'topics' });
  const errors = formState.errors.topics;

  const move = (index: number, by: -1 | 1) => {
    swap(index, index + by);
    announce(`${getValues(`topics.${index + by}.name`)}: posição ${index + by + 1} de ${fields.length}`);
  };
  const drop = (index: number) => {
    remove(index);
    if (fields.length > 1) setFocus(`topics.${Math.max(0, index - 1)}.name`);
  };

  return (
    <Card
      title="Tópicos"
      description="A ordem aqui é a ordem no plano. O que já foi concluído continua concluído."
    >
      <div className="grid gap-4">
        <ol id={fieldId('topics')} tabIndex={-1} className="grid gap-3 outline-none">
          {fields.map((topic, index) => (
            <li key={topic.id}>
              <TopicField
                form={form}
                index={index}
                count={fields.length}
                errors={errors?.[index]}
                onMove={(by) => move(index, by)}
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
            disabled={fields.length >= most}
            onClick={() => append(newTopic)}
          >
            Adicionar tópico
          </Button>
        </div>
      </div>
    </Card>
  );
}

type TopicFieldProps = {
  form: UseFormReturn<PlanEdit>;
  index: number;
  count: number;
  errors: { name?: Broken; description?: Broken } | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function TopicField({ form: { register }, index, count, errors, onMove, onRemove }: TopicFieldProps) {
  const position = index + 1;
  return (
    <div className="relative grid gap-2 rounded-md border border-line p-3 pt-2.5">
      <div className="absolute end-1.5 top-1 flex">
        <IconButton
          label={`Subir o tópico ${position}`}
          size="sm"
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Descer o tópico ${position}`}
          size="sm"
          disabled={position === count}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Remover o tópico ${position}`}
          size="sm"
          disabled={count === 1}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <Field
        id={fieldId(`topics.${index}.name`)}
        label={<span className="inline-block py-0.5 pointer-coarse:py-2.5">{`Tópico ${position}`}</span>}
        error={errors?.name?.message}
      >
        <TextInput
          {...register(`topics.${index}.name`)}
          maxLength={studyPlanLimits.topicName}
          autoComplete="off"
        />
      </Field>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          id={fieldId(`topics.${index}.description`)}
          label={`Descrição do tópico ${position}`}
          labelHidden
          error={errors?.description?.message}
        >
          <TextArea
            {...register(`topics.${index}.description`)}
            rows={1}
            placeholder="Descrição (opcional)"
            maxLength={studyPlanLimits.topicDescription}
          />
        </Field>
        <Field
          id={fieldId(`topics.${index}.priority`)}
          label={`Prioridade do tópico ${position}`}
          labelHidden
        >
          <Select {...register(`topics.${index}.priority`)}>
            {topicPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {priorityNames[priority]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}

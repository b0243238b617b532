import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { FieldError as Broken, UseFormReturn } from 'react-hook-form';
import { studyPlanLimits, topicPriorities } from '#shared/contracts/study-plans.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { priorityNames } from '#web/lib/plan-names.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PlanEdit } from '../plan-edit.ts';

type TopicFieldProps = {
  form: UseFormReturn<PlanEdit>;
  index: number;
  count: number;
  errors: { name?: Broken; description?: Broken } | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function TopicField({ form: { register }, index, count, errors, onMove, onRemove }: TopicFieldProps) {
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

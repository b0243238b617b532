import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type FieldError as Broken, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { type StudyPlan, studyPlanLimits, topicPriorities } from '#shared/contracts/study-plans.ts';
import { formatMinutes } from '#shared/rules/text/format.ts';
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

type TopicFieldsProps = { form: UseFormReturn<PlanEdit>; plan: Pick<StudyPlan, 'topics' | 'weeks'> };

const most = 100;

export function TopicFields({ form, plan }: TopicFieldsProps) {
  const { control, formState, getValues } = form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'topics' });
  const errors = formState.errors.topics;
  const list = useRef<HTMLOListElement>(null);

  const move = (index: number, by: -1 | 1) => {
    swap(index, index + by);
    announce(`${getValues(`topics.${index + by}.name`)}: posição ${index + by + 1} de ${fields.length}`);
  };
  const drop = (index: number) => {
    // The row before it, or the one that takes its place.
    const heads = list.current?.querySelectorAll<HTMLElement>('[aria-expanded]');
    heads?.[index === 0 ? 1 : index - 1]?.focus();
    remove(index);
  };

  return (
    <Card
      title="Tópicos"
      description="A ordem aqui é a ordem no plano. O que já foi concluído continua concluído."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ol
          ref={list}
          id={fieldId('topics')}
          tabIndex={-1}
          className="divide-y divide-line rounded-md border border-line outline-none"
        >
          {fields.map((topic, index) => (
            <li key={topic.id}>
              <TopicField
                form={form}
                index={index}
                count={fields.length}
                minutes={minutesOf(plan, topic.topicId)}
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

/** What the schedule gives to a topic, under the name that it has in the plan. */
function minutesOf({ topics, weeks }: TopicFieldsProps['plan'], topicId: number | null): number {
  const name = topics.find(({ id }) => id === topicId)?.name;
  return weeks
    .flatMap(({ days }) => days.flatMap(({ activities }) => activities))
    .reduce((sum, { topic, duration }) => sum + (topic === name ? duration : 0), 0);
}

type TopicFieldProps = {
  form: UseFormReturn<PlanEdit>;
  index: number;
  count: number;
  /** 0 without a place in the schedule. */
  minutes: number;
  errors: { name?: Broken; description?: Broken } | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A line that opens: a new topic, and one with an error, are open by themselves. */
function TopicField(props: TopicFieldProps) {
  const { form, index, count, minutes, errors, onMove, onRemove } = props;
  const { control, register } = form;
  const name = useWatch({ control, name: `topics.${index}.name` });
  const [isOpen, setOpen] = useState(name === '');
  if (errors && !isOpen) setOpen(true);
  const panelId = useId();
  const position = index + 1;
  return (
    <>
      <div className="flex items-center gap-1 pe-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md ps-3 text-start focus-visible:-outline-offset-2"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4.5 shrink-0 text-ink-muted transition-[rotate]', !isOpen && '-rotate-90')}
          />
          <span className="min-w-0 flex-1 truncate">
            <span className="text-ink-muted tabular-nums">
              <span className="sr-only">Tópico</span> {position}.
            </span>{' '}
            {name || 'Sem nome'}
          </span>{' '}
          {minutes > 0 && (
            <span className={clsx('shrink-0 text-ink-muted text-sm tabular-nums', isOpen && 'max-sm:hidden')}>
              {formatMinutes(minutes)}
            </span>
          )}
        </button>
        {/* On a phone the names need the room. */}
        <div className={clsx('flex shrink-0', !isOpen && 'max-sm:hidden')}>
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
      </div>
      {isOpen && (
        <div id={panelId} className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 pt-1 pb-4">
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <Field
              id={fieldId(`topics.${index}.name`)}
              label={`Nome do tópico ${position}`}
              error={errors?.name?.message}
            >
              <TextInput
                {...register(`topics.${index}.name`)}
                maxLength={studyPlanLimits.topicName}
                autoComplete="off"
              />
            </Field>
            <Field id={fieldId(`topics.${index}.priority`)} label={`Prioridade do tópico ${position}`}>
              <Select {...register(`topics.${index}.priority`)}>
                {topicPriorities.map((priority) => (
                  <option key={priority} value={priority}>
                    {priorityNames[priority]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field
            id={fieldId(`topics.${index}.description`)}
            label={`Descrição do tópico ${position}`}
            optional
            error={errors?.description?.message}
          >
            <TextArea
              {...register(`topics.${index}.description`)}
              rows={2}
              maxLength={studyPlanLimits.topicDescription}
            />
          </Field>
        </div>
      )}
    </>
  );
}

import { Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { fieldId } from '#web/lib/form-rules.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { newTopic, type PlanEdit } from '../plan-edit.ts';
import { TopicField } from './topic-field.tsx';

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

import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PlanForm } from '../plan-form.ts';

type GoalFieldsProps = { form: UseFormReturn<PlanForm> };

export function GoalFields({ form: { control, register, formState, setFocus } }: GoalFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'goals' });
  const isOnly = fields.length === 1;
  const drop = (index: number) => {
    remove(index);
    setFocus(`goals.${Math.max(0, index - 1)}.text`);
  };
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {fields.map((goal, index) => (
          <li key={goal.id} className="flex items-start gap-2">
            <Field
              id={fieldId(`goals.${index}.text`)}
              label={`Objetivo ${index + 1}`}
              labelHidden
              error={formState.errors.goals?.[index]?.text?.message}
              className="min-w-0 flex-1"
            >
              <TextInput
                {...register(`goals.${index}.text`)}
                maxLength={studyPlanLimits.goal}
                placeholder={
                  index === 0 ? 'Ex.: Resolver questões do Enem sem consultar' : 'Mais um objetivo'
                }
                autoComplete="off"
              />
            </Field>
            <IconButton
              label={`Remover o ${index + 1}º objetivo`}
              disabled={isOnly}
              onClick={() => drop(index)}
              className="text-ink-muted"
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          disabled={fields.length >= studyPlanLimits.goals}
          onClick={() => append({ text: '' })}
        >
          Adicionar objetivo
        </Button>
      </div>
    </div>
  );
}

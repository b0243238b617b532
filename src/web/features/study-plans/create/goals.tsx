import { Check, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import type { PlanForm } from '../plan-form.ts';
import { withGoal } from '../suggestion.ts';

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

type SuggestedTopicsProps = { form: UseFormReturn<PlanForm> };

/** The suggested topics that did not become goals by themselves. */
export function SuggestedTopics({ form }: SuggestedTopicsProps) {
  const { control, getValues, setValue, trigger, formState } = form;
  const [goals, suggestions] = useWatch({ control, name: ['goals', 'suggestions'] });
  const { isSubmitted } = formState;
  const list = useRef<HTMLUListElement>(null);
  const topics = suggestions.at(-1)?.others ?? [];
  if (topics.length === 0) return null;
  const isFull = withGoal(goals, '').length > studyPlanLimits.goals;
  const use = (topic: string, button: HTMLButtonElement) => {
    // It goes away with its topic's turn: the focus moves on before that.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons.indexOf(button);
    (buttons[place + 1] ?? buttons[place - 1] ?? list.current)?.focus();
    setValue('goals', withGoal(getValues('goals'), topic), { shouldDirty: true });
    if (isSubmitted) void trigger('goals');
    announce(`Objetivo adicionado: ${topic}.`);
  };
  return (
    <Collapsible
      title="Tópicos sugeridos"
      aside={
        <span className="text-ink-muted text-sm tabular-nums">
          {countOf(topics.length, 'tópico', 'tópicos')}
        </span>
      }
      defaultOpen
      className="mt-4"
    >
      {isFull && (
        <p className="mb-2 text-ink-muted text-sm">
          {`Um plano pode ter até ${studyPlanLimits.goals} objetivos. Remova um para usar outro tópico.`}
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Tópicos sugeridos" className="divide-y divide-line rounded-md">
        {topics.map((topic) => (
          <li
            key={topic}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
          >
            <span className="min-w-0 flex-1 basis-40 break-words text-sm">{topic}</span>
            {goals.some(({ text }) => text === topic) ? (
              <span className="flex min-h-8 items-center gap-1.5 text-ink-muted text-sm pointer-coarse:min-h-11">
                <Check aria-hidden="true" className="size-4 shrink-0 text-ok" />
                Já é um objetivo
              </span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                icon={<Plus aria-hidden="true" />}
                aria-label={`Usar como objetivo: ${topic}`}
                disabled={isFull}
                onClick={({ currentTarget }) => use(topic, currentTarget)}
              >
                Usar como objetivo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

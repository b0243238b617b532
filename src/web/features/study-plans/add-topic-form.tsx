import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { sentencesOf } from '#web/lib/api-error.ts';
import { fieldId, focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { brokenTopicRules, type NewTopic, newTopicOf } from './added-topic.ts';
import { useAddTopic } from './use-add-topic.ts';

interface AddTopicFormProps {
  plans: readonly { id: string; title: string }[];
  name: string;
  description: string;
  onClose: () => void;
}

const fields = ['planId', 'name', 'description'] as const satisfies (keyof NewTopic)[];

export function AddTopicForm({ plans, name, description, onClose }: AddTopicFormProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm<NewTopic>({
    defaultValues: newTopicOf(plans[0]?.id ?? '', name, description),
    resolver: resolverOf(brokenTopicRules),
    shouldFocusError: false,
  });
  const { errors } = formState;
  const { add, isPending, error } = useAddTopic(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Adicionar ao plano"
      description="A resposta vira um tópico do plano. Confira antes de salvar."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="main" busy={isPending} busyLabel="Salvando...">
            Adicionar tópico
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Adicionar ao plano"
        onSubmit={handleSubmit(add, (broken) => focusFirstError(broken, fields))}
        className="grid gap-4"
      >
        <Field id={fieldId('planId')} label="Plano">
          <Select {...register('planId')}>
            {plans.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={fieldId('name')} label="Nome do tópico" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
        <Field id={fieldId('description')} label="Descrição" optional error={errors.description?.message}>
          <TextArea {...register('description')} rows={5} />
        </Field>
        {!isPending && (
          <RefusedForm
            sentences={error ? sentencesOf(error, 'Não foi possível mudar o plano. Tente novamente.') : []}
          />
        )}
      </form>
    </Dialog>
  );
}

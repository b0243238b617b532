import { useId } from 'react';
import { useController } from 'react-hook-form';
import { focusLimits } from '#shared/contracts/focus.ts';
import { commonSubjects } from '#web/lib/common-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { TimerCategories } from '../categories.tsx';
import { useSessionForm } from '../use-session-form.ts';

type AddSessionProps = { open: boolean; onClose: () => void };

/** A session that was studied without the timer. */
export function AddSession({ open, onClose }: AddSessionProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Adicionar sessão"
      description="Para o que você estudou longe do timer."
      size="sm"
    >
      <SessionFields formId={formId} onClose={onClose} />
    </Dialog>
  );
}

type SessionFieldsProps = { formId: string; onClose: () => void };

function SessionFields({ formId, onClose }: SessionFieldsProps) {
  const toast = useToast();
  const { form, submit, isPending, refusal } = useSessionForm(() => {
    onClose();
    toast.success('Sessão adicionada.');
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const { field: category } = useController({ control, name: 'category' });
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <RefusedForm sentences={refusal} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        <Field id={fieldId('date')} label="Data" error={errors.date?.message}>
          <TextInput type="date" min={focusLimits.firstDay} {...register('date', { deps: ['time'] })} />
        </Field>
        <Field id={fieldId('time')} label="Início" error={errors.time?.message}>
          <TextInput type="time" {...register('time')} />
        </Field>
      </div>
      <Field id={fieldId('minutes')} label="Duração em minutos" error={errors.minutes?.message}>
        <TextInput inputMode="decimal" autoComplete="off" {...register('minutes', { deps: ['time'] })} />
      </Field>
      <div id={fieldId('category')} tabIndex={-1} className="grid gap-1.5 rounded-md">
        <span aria-hidden="true" className="font-medium text-sm">
          Categoria
        </span>
        <TimerCategories category={category.value || null} onChoose={category.onChange} />
        <FieldError message={errors.category?.message} />
      </div>
      <Field id={fieldId('subject')} label="Matéria" optional error={errors.subject?.message}>
        <TextInput
          list={`${formId}-materias`}
          maxLength={focusLimits.subject}
          autoComplete="off"
          placeholder="Ex.: Biologia"
          {...register('subject')}
        />
      </Field>
      <datalist id={`${formId}-materias`}>
        {commonSubjects.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button variant="main" type="submit" busy={isPending} busyLabel="Adicionando...">
        Adicionar
      </Button>
    </form>
  );
}

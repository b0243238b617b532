import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { summarySchemas } from '#shared/contracts/summaries.schemas.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { commonSubjects } from '#web/domain/common-subjects.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { keepSummary } from '../api.ts';

interface KeepSummaryProps {
  title: string;
  text: string;
  onKept: (summaryId: string) => void;
  onClose: () => void;
}

interface SummaryForm {
  title: string;
  subject: string;
  summary: string;
}

const fields = ['title', 'subject', 'summary'] as const satisfies (keyof SummaryForm)[];

const brokenRules = (form: SummaryForm) =>
  (summarySchemas.keepOwn.body.safeParse(form).error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));

/** An answer becomes a summary, as it is shown here. */
export function KeepSummary({ title, text, onKept, onClose }: KeepSummaryProps) {
  const formId = useId();
  const subjects = useId();
  const toast = useToast();
  const { register, handleSubmit, formState } = useForm<SummaryForm>({
    defaultValues: { title: title.slice(0, summaryLimits.title), subject: '', summary: text },
    resolver: resolverOf(brokenRules),
    shouldFocusError: false,
  });
  const { errors } = formState;
  const { mutate, isPending, error } = useMutation({
    mutationFn: keepSummary,
    onSuccess: (summaryId) => {
      onKept(summaryId);
      toast.success('Resumo salvo em Resumos.');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Salvar como resumo"
      description="Confira antes de salvar. Você pode editar tudo."
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="main" busy={isPending} busyLabel="Salvando...">
            Salvar resumo
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Salvar como resumo"
        onSubmit={handleSubmit(
          (form) => mutate(form),
          (broken) => focusFirstError(broken, fields),
        )}
        className="grid gap-4"
      >
        <Field id={fieldId('title')} label="Título" error={errors.title?.message}>
          <TextInput {...register('title')} placeholder={summaryLimits.untitled} autoComplete="off" />
        </Field>
        <Field id={fieldId('subject')} label="Matéria" error={errors.subject?.message}>
          <TextInput
            {...register('subject')}
            list={subjects}
            placeholder={summaryLimits.otherSubject}
            autoComplete="off"
          />
        </Field>
        <datalist id={subjects}>
          {commonSubjects.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field id={fieldId('summary')} label="Resumo" error={errors.summary?.message}>
          <TextArea {...register('summary')} rows={8} />
        </Field>
        {!isPending && (
          <RefusedForm
            sentences={error ? sentencesOf(error, 'Não foi possível salvar o resumo. Tente novamente.') : []}
          />
        )}
      </form>
    </Dialog>
  );
}

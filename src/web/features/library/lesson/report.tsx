import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { libraryApi, libraryLimits } from '#shared/contracts/library.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';

/** What a student finds wrong in a lesson, told to who can mend it. What was written stays while the dialog is closed. */
export function ReportLesson({ topic, ...params }: { subject: string; lesson: string; topic: string }) {
  const [isOpen, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => callApi(libraryApi.report, { params, body: { comment } }),
    onSuccess: ({ message }) => {
      setOpen(false);
      setComment('');
      toast.success(message, { duration: 5000 });
    },
  });
  const change = (open: boolean) => {
    if (isPending) return;
    if (open) reset();
    setOpen(open);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() !== '') mutate();
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        icon={<Flag aria-hidden="true" />}
        className="print:hidden"
        onClick={() => change(true)}
      >
        Está errado?
      </Button>
      <Dialog
        open={isOpen}
        finalFocus={trigger}
        onOpenChange={change}
        title="Está errado?"
        description={`Conte o que você encontrou na lição “${topic}”, e vamos conferir.`}
        footer={
          <>
            <Button disabled={isPending} onClick={() => change(false)}>
              Cancelar
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="main"
              disabled={comment.trim() === ''}
              busy={isPending}
              busyLabel="Enviando..."
            >
              Enviar
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="grid gap-4">
          <Field label="O que está errado">
            <TextArea
              value={comment}
              maxLength={libraryLimits.report}
              onChange={({ target }) => setComment(target.value)}
            />
          </Field>
          <RefusedForm sentences={sentencesOf(error, 'Não foi possível enviar. Tente novamente.')} />
        </form>
      </Dialog>
    </>
  );
}

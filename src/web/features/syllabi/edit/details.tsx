import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Syllabus, syllabusLimits } from '#shared/contracts/syllabi.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { today } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { OptionalDate } from '#web/ui/form/optional-date.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import type { Editor } from './store.ts';

type DetailsProps = {
  editor: Editor;
  syllabus: Pick<Syllabus, 'title' | 'post' | 'examDate'>;
  open: boolean;
  onClose: () => void;
};

/** Title, post and day of the exam. */
export const DetailsDialog = ({ editor, syllabus, open, onClose }: DetailsProps) => (
  <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Dados do edital" size="sm">
    <DetailsForm editor={editor} syllabus={syllabus} onClose={onClose} />
  </Dialog>
);

function DetailsForm({ editor, syllabus, onClose }: Omit<DetailsProps, 'open'>) {
  const [title, setTitle] = useState(syllabus.title);
  const [post, setPost] = useState(syllabus.post);
  const [examDate, setExamDate] = useState(syllabus.examDate ?? '');
  const [isAsked, setAsked] = useState(false);
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: editor.saveDetails,
    onSuccess: () => {
      toast.success('Dados salvos.');
      onClose();
    },
  });
  const isUntitled = title.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isUntitled) mutate({ title: title.trim(), post: post.trim(), examDate: examDate || null });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <Field label="Título" error={isAsked && isUntitled ? 'O título é obrigatório.' : undefined}>
        <TextInput
          maxLength={syllabusLimits.title}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label="Cargo" optional>
        <TextInput
          maxLength={syllabusLimits.name}
          autoComplete="off"
          value={post}
          onChange={({ target }) => setPost(target.value)}
        />
      </Field>
      <OptionalDate
        label="Data da prova"
        input={{
          value: examDate,
          min: today(),
          max: addDays(today(), syllabusLimits.examWithinDays),
          onChange: ({ target }) => setExamDate(target.value),
        }}
        isFilled={examDate !== ''}
        clearLabel="Tirar a data da prova"
        onClear={() => setExamDate('')}
      />
      <RefusedForm sentences={sentencesOf(error)} />
      <Button
        type="submit"
        busy={isPending}
        busyLabel="Salvando..."
        className="justify-self-end max-sm:w-full"
      >
        Salvar
      </Button>
    </form>
  );
}

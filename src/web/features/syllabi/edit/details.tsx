import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Syllabus, syllabusLimits } from '#shared/contracts/syllabi.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { ExamDays } from './exam-days.tsx';
import type { Editor } from './store.ts';

type DetailsProps = {
  editor: Editor;
  syllabus: Pick<Syllabus, 'title' | 'post' | 'examDate' | 'otherExamDates'>;
  open: boolean;
  onClose: () => void;
};

/** Title, post and days of the exam. */
export const DetailsDialog = ({ editor, syllabus, open, onClose }: DetailsProps) => (
  <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Dados do edital" size="sm">
    <DetailsForm editor={editor} syllabus={syllabus} onClose={onClose} />
  </Dialog>
);

function DetailsForm({ editor, syllabus, onClose }: Omit<DetailsProps, 'open'>) {
  const [title, setTitle] = useState(syllabus.title);
  const [post, setPost] = useState(syllabus.post);
  const [days, setDays] = useState<readonly string[]>([syllabus.examDate ?? '', ...syllabus.otherExamDates]);
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
    const [examDate = null, ...otherExamDates] = days.filter((day) => day !== '');
    if (!isUntitled) mutate({ title: title.trim(), post: post.trim(), examDate, otherExamDates });
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
      <ExamDays days={days} onChange={setDays} />
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

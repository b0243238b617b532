import { type FormEvent, useRef, useState } from 'react';
import { syllabusSchemas } from '#shared/contracts/syllabi.schemas.ts';
import type { SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { accuracyOf } from '#shared/rules/question-accuracy.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';

type QuestionsDialogProps = {
  topic: SyllabusTopic;
  open: boolean;
  onClose: () => void;
  onNote: (done: number, right: number) => void;
};

type Errors = Partial<Record<'done' | 'right', string>>;

/** Notes questions done about a topic, and how many of them were right. */
export function QuestionsDialog({ topic, open, onClose, onNote }: QuestionsDialogProps) {
  const [done, setDone] = useState('');
  const [right, setRight] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const fields = { done: useRef<HTMLInputElement>(null), right: useRef<HTMLInputElement>(null) };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const number = (text: string) => (text === '' ? undefined : Number(text));
    const { data, error } = syllabusSchemas.addQuestions.body.safeParse({
      done: number(done),
      right: number(right),
    });
    if (data) return onNote(data.done, data.right);
    const found: Errors = {};
    for (const { path, message } of error.issues) found[path[0] === 'done' ? 'done' : 'right'] ??= message;
    setErrors(found);
    fields[found.done ? 'done' : 'right'].current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Anotar questões"
      description={<span className="line-clamp-3 break-words">{topic.text}</span>}
      size="sm"
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        {topic.questionsDone > 0 && <p className="text-ink-muted text-sm tabular-nums">{soFar(topic)}</p>}
        <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
          <Field label="Feitas" error={errors.done}>
            <TextInput
              ref={fields.done}
              inputMode="numeric"
              autoComplete="off"
              value={done}
              onChange={({ target }) => setDone(onlyDigits(target.value))}
              className="text-center tabular-nums"
            />
          </Field>
          <Field label="Certas" error={errors.right}>
            <TextInput
              ref={fields.right}
              inputMode="numeric"
              autoComplete="off"
              value={right}
              onChange={({ target }) => setRight(onlyDigits(target.value))}
              className="text-center tabular-nums"
            />
          </Field>
        </div>
        <Button type="submit" variant="main" className="justify-self-end max-sm:w-full">
          Anotar
        </Button>
      </form>
    </Dialog>
  );
}

const onlyDigits = (text: string) => text.replace(/\D/g, '').slice(0, 3);

/** `Até agora: 12 certas de 15 questões (80%).` */
const soFar = ({ questionsDone, questionsRight }: SyllabusTopic) =>
  `Até agora: ${countOf(questionsRight, 'certa', 'certas')} de ${countOf(questionsDone, 'questão', 'questões')} (${accuracyOf({ questionsDone, questionsRight })}%).`;

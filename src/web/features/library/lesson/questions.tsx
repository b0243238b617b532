import { Check, Layers, Undo2, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { LessonPage, LessonQuestion } from '#shared/contracts/library.ts';
import { isRightAnswer } from '#shared/rules/short-answer.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { addedText, failed, useAddCards } from './cards.tsx';

type Results = Record<number, boolean | undefined>;

/** Questions solved in place: each says at once whether the answer is right and why, and can be taken back. */
export function Questions({ lesson }: { lesson: LessonPage }) {
  const { questions, subject, slug } = lesson;
  const [results, setResults] = useState<Results>({});
  const answered = Object.values(results).filter((result) => result !== undefined);
  const right = answered.filter(Boolean).length;
  return (
    <Card
      title="Questões"
      actions={
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {answered.length > 0 && `${countOf(right, 'certa', 'certas')} de ${answered.length}`}
        </p>
      }
    >
      <ol className="grid gap-8">
        {questions.map((question, index) => {
          const settle = (result: boolean | undefined) =>
            setResults((before) => ({ ...before, [index]: result }));
          const place = {
            number: index + 1,
            onSettled: settle,
            keep: <KeepQuestion subject={subject.slug} lesson={slug} statement={question.statement} />,
          };
          return (
            <li key={question.statement} className="min-w-0">
              {question.kind === 'short' ? (
                <ShortQuestion question={question} {...place} />
              ) : (
                <ChoiceQuestion question={question} {...place} />
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

interface Place {
  number: number;
  /** Whether the answer is right; undefined when it was taken back. */
  onSettled: (result: boolean | undefined) => void;
  /** What makes a flashcard of it. */
  keep: ReactNode;
}

type Of<Kind> = Extract<LessonQuestion, { kind: Kind }>;

function Statement({ id, number, text }: { id: string; number: number; text: string }) {
  return (
    <div id={id} className="flex gap-2 font-medium">
      <span className="tabular-nums">{number}.</span>
      <RichText text={text} className="min-w-0 flex-1" />
    </div>
  );
}

const letters = 'ABCDE';

function ChoiceQuestion({
  question,
  number,
  onSettled,
  keep,
}: Place & { question: Of<'choice' | 'statement'> }) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const { kind, statement, options } = question;
  const choose = (index: number | null) => {
    setChosen(index);
    onSettled(index === null ? undefined : options[index]?.isRight === true);
  };
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <Statement
        id={id}
        number={number}
        text={kind === 'statement' ? `Certo ou errado: ${statement}` : statement}
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {options.map((option, index) => {
          const isOpen = chosen !== null && (option.isRight || index === chosen);
          const tone = option.isRight ? 'border-ok bg-ok-soft' : 'border-danger bg-danger-soft';
          return (
            <li key={option.text}>
              <button
                type="button"
                aria-pressed={chosen === index}
                aria-disabled={chosen !== null}
                onClick={() => chosen === null && choose(index)}
                className={`flex min-h-11 w-full items-start gap-3 rounded-md border px-3 py-2.5 text-start ${
                  isOpen ? tone : 'border-line-strong not-aria-disabled:hover:bg-well'
                }`}
              >
                {kind === 'choice' && (
                  <span aria-hidden="true" className="font-semibold text-ink-muted">
                    {letters[index]}
                  </span>
                )}
                <RichText inline text={option.text} className="min-w-0 flex-1" />
                {isOpen && <Mark isRight={option.isRight} />}
              </button>
              {isOpen && <Comment text={option.comment} />}
            </li>
          );
        })}
      </ul>
      {chosen !== null && <After keep={keep} onUndo={() => choose(null)} />}
    </fieldset>
  );
}

function ShortQuestion({ question, number, onSettled, keep }: Place & { question: Of<'short'> }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<boolean | null>(null);
  const { statement, answers, comment } = question;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const isRight = isRightAnswer(typed, answers);
    setResult(isRight);
    onSettled(isRight);
  };
  const takeBack = () => {
    setResult(null);
    onSettled(undefined);
  };
  return (
    <form onSubmit={submit} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Statement id={id} number={number} text={statement} />
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Sua resposta" className="min-w-0 flex-1 basis-48">
          <TextInput
            value={typed}
            readOnly={result !== null}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {result === null && <Button type="submit">Conferir</Button>}
      </div>
      {result !== null && (
        <>
          <div
            role="status"
            className={`flex gap-3 rounded-md border px-3 py-2.5 ${
              result ? 'border-ok bg-ok-soft' : 'border-danger bg-danger-soft'
            }`}
          >
            <RichText text={result ? 'Certo.' : `Resposta: ${answers[0]}`} className="flex-1" />
            <Mark isRight={result} />
          </div>
          <Comment text={comment} />
          <After keep={keep} onUndo={takeBack} />
        </>
      )}
    </form>
  );
}

const Mark = ({ isRight }: { isRight: boolean }) =>
  isRight ? (
    <Check aria-label="certa" className="size-5 shrink-0 text-ok" />
  ) : (
    <X aria-label="errada" className="size-5 shrink-0 text-danger" />
  );

const Comment = ({ text }: { text: string }) => (
  <RichText text={text} className="px-3 pt-2 text-ink-muted text-sm" />
);

/** What can be done once it is answered. */
const After = ({ keep, onUndo }: { keep: ReactNode; onUndo: () => void }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button variant="quiet" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
      Desfazer
    </Button>
    {keep}
  </div>
);

/** A question becomes a flashcard, to be asked again by the days. */
function KeepQuestion({ statement, ...of }: { subject: string; lesson: string; statement: string }) {
  const toast = useToast();
  const { mutate, isPending } = useAddCards(of.subject, of.lesson);
  return (
    <Button
      variant="quiet"
      icon={<Layers aria-hidden="true" />}
      busy={isPending}
      onClick={() =>
        mutate([statement], {
          onSuccess: (kept) => toast.success(addedText(kept)),
          onError: (error) => toast.error(sentenceOf(error, failed)),
        })
      }
    >
      Revisar como flashcard
    </Button>
  );
}

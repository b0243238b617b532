import { Minus, Plus } from 'lucide-react';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { planFollowUpSchemas } from '#shared/contracts/plan-follow-up.schemas.ts';
import { studyPlanLimits, type Topic } from '#shared/contracts/study-plans.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import {
  addToDraft,
  isFull,
  mostRight,
  onlyDigits,
  type QuestionCounts,
  type QuestionDraft,
  stepped,
} from './draft.ts';
import { QuestionEntries } from './entries.tsx';

export type DraftErrors = Partial<Record<'done' | 'right', string>>;

/** The numbers of a draft, or one sentence for each field that is wrong. */
export function countsOf({
  id,
  done,
  right,
}: QuestionDraft): { counts: QuestionCounts } | { errors: DraftErrors } {
  const number = (text: string) => (text === '' ? undefined : Number(text));
  const input = { id, topicIndex: 0, done: number(done), right: number(right) };
  const { data, error } = planFollowUpSchemas.logQuestions.body.safeParse(input);
  if (data) return { counts: { done: data.done, right: data.right } };
  const errors: DraftErrors = {};
  for (const { path, message } of error.issues) errors[path[0] === 'done' ? 'done' : 'right'] ??= message;
  return { errors };
}

type LogQuestionsProps = {
  planId: string;
  topic: Topic;
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
  open: boolean;
  onClose: () => void;
  onRegister: (counts: QuestionCounts) => void;
};

const shortcuts = [
  { label: '+1 certa', more: { done: 1, right: 1 } },
  { label: '+1 errada', more: { done: 1, right: 0 } },
  { label: '+5 feitas', more: { done: 5 } },
  { label: '+10 feitas', more: { done: 10 } },
];

export function LogQuestions(props: LogQuestionsProps) {
  const { planId, topic, draft, onChange, open, onClose, onRegister } = props;
  const [errors, setErrors] = useState<DraftErrors>({});
  const done = useRef<HTMLInputElement>(null);
  const right = useRef<HTMLInputElement>(null);

  const change = (typed: Partial<Pick<QuestionDraft, 'done' | 'right'>>) => {
    setErrors({});
    onChange({ ...draft, ...typed });
  };

  const add = (more: Parameters<typeof addToDraft>[1]) => {
    const sum = addToDraft(draft, more);
    change(sum);
    announce(`${sum.done} feitas, ${sum.right || 0} certas`);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = countsOf(draft);
    if ('counts' in read) return onRegister(read.counts);
    setErrors(read.errors);
    (read.errors.done ? done : right).current?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Registrar questões"
      description={<span className="break-words">{topic.name}</span>}
      size="sm"
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        {draft.failure && <Alert tone="danger">{draft.failure}</Alert>}
        <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
          <CountField
            label="Feitas"
            value={draft.done}
            onChange={(typed) => change({ done: typed })}
            max={studyPlanLimits.questionsAtOnce}
            error={errors.done}
            ref={done}
          />
          <CountField
            label="Certas"
            value={draft.right}
            onChange={(typed) => change({ right: typed })}
            max={mostRight(draft)}
            error={errors.right}
            ref={right}
          />
        </div>
        <div className="grid grid-cols-2 gap-2">
          {shortcuts.map(({ label, more }) => (
            <Button key={label} size="sm" disabled={isFull(draft)} onClick={() => add(more)}>
              {label}
            </Button>
          ))}
        </div>
        <Button variant="main" type="submit">
          Registrar
        </Button>
      </form>
      <QuestionEntries planId={planId} topic={topic} />
    </Dialog>
  );
}

type CountFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  max: number;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
};

/** A small whole number, typed or stepped. */
function CountField({ label, value, onChange, max, error, ref }: CountFieldProps) {
  const known = Number(value || 0);
  return (
    <Field label={label} error={error} className="min-w-0">
      <div className="flex items-center gap-1">
        <IconButton
          label={`Uma a menos: ${label}`}
          size="sm"
          disabled={known <= 0}
          onClick={() => onChange(stepped(value, -1))}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <TextInput
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={(event) => onChange(onlyDigits(event.target.value))}
          className="flex-1 px-1! text-center tabular-nums"
        />
        <IconButton
          label={`Uma a mais: ${label}`}
          size="sm"
          disabled={known >= max}
          onClick={() => onChange(stepped(value, 1))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </Field>
  );
}

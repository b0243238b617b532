import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { focusLimits } from '#shared/contracts/focus.ts';
import { commonSubjects } from '#web/domain/common-subjects.ts';
import { sentenceOf, sentencesOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { today } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useCreateSession } from '../api.ts';
import { TimerCategories } from '../categories.tsx';
import { PlannedFrame, PlannedHistory } from './planned-history.tsx';
import { useHistorySearch } from './range.ts';
import {
  brokenSessionRules,
  emptySession,
  type SessionForm,
  sessionFields,
  sessionInput,
} from './session-form.ts';
import { SessionFrame, SessionHistory, useHasNoSessions } from './session-history.tsx';

export function PomodoroHistoryPage() {
  const isEmpty = useHasNoSessions();
  return (
    <HistoryFrame
      isEmpty={isEmpty}
      sessions={(add) => <SessionHistory isEmpty={isEmpty} onAdd={add} />}
      planned={<PlannedHistory />}
    />
  );
}

export function HistoryFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <HistoryFrame
      sessions={() => (
        <SessionFrame>
          <ErrorState message="Erro ao carregar sessões de pomodoro." onRetry={retry} />
        </SessionFrame>
      )}
      planned={
        <PlannedFrame>
          <ErrorState
            message={sentenceOf(error, 'Não foi possível carregar a semana. Tente novamente.')}
            onRetry={retry}
          />
        </PlannedFrame>
      }
    />
  );
}

type HistoryFrameProps = {
  isEmpty?: boolean;
  sessions: (onAdd: () => void) => ReactNode;
  planned: ReactNode;
};

function HistoryFrame({ isEmpty = false, sessions, planned }: HistoryFrameProps) {
  const { tab, change } = useHistorySearch();
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  return (
    <>
      <PageHeader
        title="Histórico de pomodoros"
        actions={
          <Button variant={isEmpty ? 'secondary' : 'main'} icon={<Plus aria-hidden="true" />} onClick={add}>
            Adicionar sessão
          </Button>
        }
      />
      <Tabs
        label="Histórico"
        value={tab}
        onValueChange={(next) => change({ tab: next === 'planned' ? next : undefined })}
        items={[
          { value: 'sessions', label: 'Sessões', content: sessions(add) },
          { value: 'planned', label: 'Planejado e feito', content: planned },
        ]}
      />
      <AddSession open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}

type AddSessionProps = { open: boolean; onClose: () => void };

/** A session that was studied without the timer. */
function AddSession({ open, onClose }: AddSessionProps) {
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

/** The form that adds a session; `onAdded` once it is recorded. */
function useSessionForm(onAdded: () => void) {
  // The same for every attempt: an answer that was lost does not make two sessions of one.
  const [id] = useState(() => uuidv7());
  const form = useForm<SessionForm>({
    defaultValues: emptySession(today()),
    resolver: resolverOf((values) => brokenSessionRules(values, new Date())),
    shouldFocusError: false,
  });
  const { mutate, isPending, error } = useCreateSession();
  const submit = form.handleSubmit(
    (values) => mutate(sessionInput(values, id), { onSuccess: onAdded }),
    (errors) => focusFirstError(errors, sessionFields),
  );
  return { form, submit, isPending, refusal: sentencesOf(error) };
}

import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId, focusFirstError, resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useFirstField } from '#web/lib/hooks/use-first-field.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useGenerateCycle } from '../api.ts';
import {
  brokenCycleRules,
  type CycleForm,
  type CycleFormProps,
  cycleDraftSchema,
  cycleFields,
  cycleInput,
  openCycleForm,
} from '../cycle-form.ts';
import { modeChoices } from '../cycle-labels.ts';
import { CycleErrors, CycleTime, NameField } from '../form-fields.tsx';
import { generationFailure } from './failure-labels.ts';
import { CycleForecast } from './forecast.tsx';
import { CycleSubjects } from './subjects.tsx';

export function CreateStudyCyclePage() {
  const { id } = useLoaded(profileQuery);
  return (
    <>
      <CreateCycleHeader />
      <CreateCycleForm key={id} draftKey={`studyCycleDraft.${id}`} />
    </>
  );
}

export const CreateCyclePending = () => (
  <>
    <CreateCycleHeader />
    <CycleFormSkeleton />
  </>
);

export const CreateCycleFailure = ({ error }: { error: unknown }) => (
  <>
    <CreateCycleHeader />
    <ErrorState
      message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
      onRetry={useRetry()}
    />
  </>
);

const CreateCycleHeader = () => (
  <PageHeader
    title="Novo ciclo de estudos"
    back={<BackLink render={<Link to="/study-cycles" />}>Ciclos de Estudo</BackLink>}
  />
);

type CreateCycleFormProps = { draftKey: string };

function CreateCycleForm({ draftKey }: CreateCycleFormProps) {
  const { form, today, wasRestored, discard } = useCycleForm(draftKey);
  const { generate, isPending, error, made } = useGenerate(discard);
  const failure = error && generationFailure(error);
  return (
    <form
      noValidate
      aria-label="Criar ciclo de estudos"
      onSubmit={form.handleSubmit(generate, (errors) => focusFirstError(errors, cycleFields))}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-6"
    >
      <div className="grid gap-4">
        {made && <CycleMade cycle={made} />}
        {wasRestored && (
          <DraftNotice discardLabel="Começar do zero" onDiscard={discard}>
            Recuperamos o que você já tinha preenchido.
          </DraftNotice>
        )}
        <Card>
          <NameField form={form} />
        </Card>
        <CycleSubjects form={form} />
        <CycleTime form={form} today={today} />
        <Card title="Como seguir o ciclo" description="Você pode mudar de um para o outro quando quiser.">
          <ModeField form={form} />
        </Card>
      </div>
      <div className="max-lg:contents lg:sticky lg:top-20 lg:grid lg:gap-4">
        <CycleForecast form={form} />
        <CycleErrors form={form} />
        {failure && (
          <Alert tone="danger" {...(failure.title && { title: failure.title })}>
            {failure.sentence}
          </Alert>
        )}
        <FormActions isBeside>
          <Button render={<Link to="/study-cycles" activeOptions={{ exact: true }} />}>Cancelar</Button>
          <Button
            type="submit"
            variant="main"
            busy={isPending}
            busyLabel="Gerando ciclo..."
            disabled={made !== undefined}
          >
            Criar Ciclo
          </Button>
        </FormActions>
      </div>
    </form>
  );
}

function ModeField({ form: { register, formState } }: CycleFormProps) {
  return (
    <RadioCards
      legend="Modo"
      options={modeChoices}
      error={formState.errors.mode?.message}
      {...register('mode')}
    />
  );
}

type CycleMadeProps = { cycle: Pick<StudyCycle, 'name'> };

/** Says that a cycle was made; the list opens by itself soon after, or at once. */
function CycleMade({ cycle }: CycleMadeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Answers a promise in newer browsers: no way to clean up.
    void notice.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      <Alert
        tone="ok"
        title={`Ciclo “${cycle.name}” criado com sucesso.`}
        action={
          <Button size="sm" render={<Link to="/study-cycles" />}>
            Ver ciclos
          </Button>
        }
      >
        Abrindo seus ciclos...
      </Alert>
    </div>
  );
}

function CycleFormSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-28 rounded-lg!" />
      <SkeletonBlock className="h-72 rounded-lg!" />
      <SkeletonBlock className="h-96 rounded-lg!" />
    </Skeleton>
  );
}

/** The creation form, opened on what this tab kept of it. */
function useCycleForm(draftKey: string) {
  const [today] = useState(() => dayNow());
  const [draft] = useState(() => readDraft(draftKey, cycleDraftSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<CycleForm>({
    defaultValues: openCycleForm(today, draft ?? {}),
    resolver: resolverOf((values) => brokenCycleRules(values, today)),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  useFirstField(fieldId('name'));

  const discard = () => {
    form.reset(openCycleForm(today));
    forgetDraft(draftKey);
    setWasRestored(false);
  };
  return { form, today, wasRestored, discard };
}

const redirectMs = 2000;

/** Sends the creation form; 2 s after a cycle has come, the list opens. `onMade` empties the form. */
function useGenerate(onMade: () => void) {
  const navigate = useNavigate();
  const { mutate, isPending, error, data: made } = useGenerateCycle();

  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => void navigate({ to: '/study-cycles' }), redirectMs);
    return () => clearTimeout(timer);
  }, [made, navigate]);

  const generate = (form: CycleForm) => mutate(cycleInput(form), { onSuccess: onMade });
  return { generate, isPending, error, made };
}

import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type StudyCycle, studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import type { CycleDraft } from '#shared/contracts/syllabi.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { cycleDraftQuery } from '#web/features/syllabi/api.ts';
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
  cycleOfSyllabus,
  openCycleForm,
} from '../cycle-form.ts';
import { modeChoices } from '../cycle-labels.ts';
import { CycleErrors, CycleTime, NameField } from '../form-fields.tsx';
import { generationFailure } from './failure-labels.ts';
import { CycleForecast } from './forecast.tsx';
import { CycleSubjects } from './subjects.tsx';

const route = getRouteApi('/student/study-cycles/create');

export function CreateStudyCyclePage() {
  const { syllabus } = route.useSearch();
  const { id } = useLoaded(profileQuery);
  const draftKey = `studyCycleDraft.${id}`;
  return (
    <>
      <CreateCycleHeader />
      {syllabus ? (
        <SyllabusCycleForm key={syllabus} syllabusId={syllabus} draftKey={`${draftKey}.${syllabus}`} />
      ) : (
        <CreateCycleForm key={id} draftKey={draftKey} />
      )}
    </>
  );
}

export const CreateCyclePending = () => (
  <>
    <CreateCycleHeader />
    <CycleFormSkeleton />
  </>
);

export function CreateCycleFailure({ error }: { error: unknown }) {
  const what = route.useSearch().syllabus ? 'o edital' : 'seu perfil';
  return (
    <>
      <CreateCycleHeader />
      <ErrorState
        message={sentenceOf(error, `Não foi possível carregar ${what}. Tente novamente.`)}
        onRetry={useRetry()}
      />
    </>
  );
}

function CreateCycleHeader() {
  const { syllabus } = route.useSearch();
  return (
    <PageHeader
      title="Novo ciclo de estudos"
      back={
        syllabus ? (
          <BackLink render={<Link to="/syllabi/$syllabusId" params={{ syllabusId: syllabus }} />}>
            Voltar ao edital
          </BackLink>
        ) : (
          <BackLink render={<Link to="/study-cycles" />}>Ciclos de Estudo</BackLink>
        )
      }
    />
  );
}

type SyllabusCycleFormProps = { syllabusId: string; draftKey: string };

/** The form with what a syllabus says of the subjects, and the student may change. */
function SyllabusCycleForm({ syllabusId, draftKey }: SyllabusCycleFormProps) {
  const cycle = useLoaded(cycleDraftQuery(syllabusId));
  return <CreateCycleForm draftKey={draftKey} syllabus={{ id: syllabusId, ...cycle }} />;
}

type CreateCycleFormProps = { draftKey: string; syllabus?: CycleDraft & { id: string } };

function CreateCycleForm({ draftKey, syllabus }: CreateCycleFormProps) {
  const { form, today, wasRestored, discard } = useCycleForm(draftKey, syllabus);
  const { generate, isPending, error, made } = useGenerate(discard, syllabus?.id);
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
        {syllabus && <FromSyllabus leftOut={syllabus.leftOut} />}
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

/** Where the subjects come from, and which ones a cycle has no room for. */
function FromSyllabus({ leftOut }: Pick<CycleDraft, 'leftOut'>) {
  return (
    <>
      <Alert title="Matérias do seu edital">
        A prioridade vem do peso na prova e das questões, e a dificuldade, dos seus acertos. Mude o que
        quiser.
      </Alert>
      {leftOut.length > 0 && (
        <Alert
          tone="warn"
          title={`${countOf(leftOut.length, 'disciplina ficou', 'disciplinas ficaram')} de fora`}
        >
          {`Um ciclo tem até ${studyCycleLimits.subjects} matérias, e entraram as de maior peso. Não entraram: ${leftOut.join('; ')}.`}
        </Alert>
      )}
    </>
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

/** The creation form, opened on what this tab kept of it, over what `syllabus` says. */
function useCycleForm(draftKey: string, syllabus: CycleDraft | undefined) {
  const [today] = useState(() => dayNow());
  const [draft] = useState(() => readDraft(draftKey, cycleDraftSchema));
  const [atFirst] = useState(() => (syllabus ? cycleOfSyllabus(syllabus, today) : {}));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<CycleForm>({
    defaultValues: openCycleForm(today, { ...atFirst, ...draft }),
    resolver: resolverOf((values) => brokenCycleRules(values, today)),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  useFirstField(fieldId('name'));

  const discard = () => {
    form.reset(openCycleForm(today, atFirst));
    forgetDraft(draftKey);
    setWasRestored(false);
  };
  return { form, today, wasRestored, discard };
}

const redirectMs = 2000;

/** Sends the creation form; 2 s after a cycle has come, the list opens. `onMade` empties the form. */
function useGenerate(onMade: () => void, syllabusId: string | undefined) {
  const navigate = useNavigate();
  const { mutate, isPending, error, data: made } = useGenerateCycle();

  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => void navigate({ to: '/study-cycles' }), redirectMs);
    return () => clearTimeout(timer);
  }, [made, navigate]);

  const generate = (form: CycleForm) => mutate({ ...cycleInput(form), syllabusId }, { onSuccess: onMade });
  return { generate, isPending, error, made };
}

import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { countOf, formatDay, formatHours } from '#shared/rules/text/format.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { isStudyDay } from '#shared/rules/time/study-day.ts';
import { hoursPerWeek } from '#web/domain/week-hours.ts';
import { sentencesOf } from '#web/lib/api/api-error.ts';
import { prepareChime } from '#web/lib/chime.ts';
import { focusFirstError, resolverOf, shownErrors } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { createStudyPlan } from '../api.ts';
import { rememberTask } from '../generation.ts';
import {
  brokenPlanRules,
  fittingEnd,
  lastDayOf,
  openPlanForm,
  type PlanForm,
  planDraftSchema,
  planFields,
  planInput,
} from '../plan-form.ts';
import { topicsExpected, withLevel } from '../suggestion.ts';
import { AboutFields } from './about.tsx';
import { GoalFields, SuggestedTopics } from './goals.tsx';
import { Proposal } from './proposal.tsx';
import { SizeFields } from './size.tsx';
import { DateFields, HourFields } from './study-times.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';

type CreatePlanFormProps = {
  tier: Tier;
  /** Whether another tier can be bought. */
  canPay: boolean;
  draftKey: string;
  /** What a link has filled in. */
  wished: Partial<PlanForm>;
};

/** One question and the proposal it leads to; all that can be changed of it is folded. */
export function CreatePlanForm({ tier, canPay, draftKey, wished }: CreatePlanFormProps) {
  const { form, today, wasRestored, discard, changeWeeks, changeLevel } = usePlanForm(tier, draftKey, wished);
  const { start, isPending, error } = useStartGeneration(draftKey);
  const { handleSubmit, formState, control, getValues } = form;
  const hasProposal = useWatch({ control, name: 'suggestions' }).length > 0;
  // What was written without a suggestion, or by a link, is seen nowhere else.
  const [isOpen, setIsOpen] = useState(() => !hasProposal && getValues('title') !== '');
  return (
    <form
      noValidate
      aria-label="Criar plano de estudos"
      onSubmit={handleSubmit(start, (errors) => {
        // A field has to stand there before it can take the focus.
        flushSync(() => setIsOpen(true));
        focusFirstError(errors, planFields);
      })}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {wasRestored && (
        <DraftNotice discardLabel="Começar do zero" onDiscard={discard}>
          Recuperamos o que você já tinha preenchido.
        </DraftNotice>
      )}
      <SuggestionPanel form={form} tier={tier} isMain={!hasProposal && !isOpen} />
      {hasProposal && <Proposal form={form} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'ajustes' : undefined}
          aria-describedby="sobre-ajustes"
          onClick={() => setIsOpen(!isOpen)}
        >
          Ajustar
        </Button>
        <p id="sobre-ajustes" className="min-w-0 flex-1 basis-48 text-ink-muted text-sm">
          {hasProposal
            ? 'Mude o que quiser: título, nível, objetivos, horas e tamanho.'
            : 'Ou preencha por conta própria, sem sugestões.'}
        </p>
      </div>
      {isOpen && (
        <div id="ajustes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card>
            <AboutFields form={form} hasProposal={hasProposal} onLevel={changeLevel} />
          </Card>
          <Card title="Objetivos" description="O que você quer conseguir ao terminar.">
            <GoalFields form={form} />
            <SuggestedTopics form={form} />
          </Card>
          <Card title="Quando você estuda">
            <div className="grid gap-6">
              <DateFields form={form} today={today} />
              <HourFields form={form} />
            </div>
          </Card>
          <Card title="Tamanho do plano">
            <SizeFields form={form} tier={tier} canPay={canPay} onWeeks={changeWeeks} />
          </Card>
          <PlanForecast control={control} />
          <ErrorSummary errors={shownErrors(formState.errors, planFields)} submitCount={0} />
        </div>
      )}
      <RefusedForm sentences={sentencesOf(error)} />
      <FormActions>
        <Button render={<Link to="/study-plans" activeOptions={{ exact: true }} />}>Cancelar</Button>
        {(hasProposal || isOpen) && (
          <Button
            type="submit"
            variant="main"
            busy={isPending}
            busyLabel="Enviando..."
            onClick={prepareChime}
          >
            Criar Plano
          </Button>
        )}
      </FormActions>
    </form>
  );
}

/** The creation form, opened on what this tab kept of it and what a link has filled in. */
function usePlanForm(tier: Tier, draftKey: string, wished: Partial<PlanForm>) {
  const [today] = useState(() => dayNow());
  const [draft] = useState(() => readDraft(draftKey, planDraftSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<PlanForm>({
    defaultValues: openPlanForm(tier, today, { ...draft, ...wished }),
    resolver: resolverOf((values) => brokenPlanRules(values, today)),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);

  const discard = () => {
    form.reset(openPlanForm(tier, today));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  /** Until the student chooses an end, it follows the number of weeks. */
  const changeWeeks = (weeks: number) => {
    const { startDate, endDate, numberOfWeeks } = form.getValues();
    form.setValue('numberOfWeeks', weeks, { shouldDirty: true });
    if (endDate === fittingEnd(startDate, numberOfWeeks, today))
      form.setValue('endDate', fittingEnd(startDate, weeks, today));
  };

  /** What suggestions wrote for another level is rewritten; what the student wrote stays. */
  const changeLevel = (level: PlanForm['difficulty']) => {
    const values = form.getValues();
    const applied = values.suggestions.at(-1);
    if (!applied) return;
    const { fields, suggestion } = withLevel(values, applied, level);
    form.setValue('description', fields.description, { shouldDirty: true });
    form.setValue('goals', fields.goals, { shouldDirty: true });
    form.setValue('suggestions', [...values.suggestions.slice(0, -1), suggestion]);
  };

  return { form, today, wasRestored, discard, changeWeeks, changeLevel };
}

/** Sends the creation form; the page then follows the task named in its address. */
function useStartGeneration(draftKey: string) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: PlanForm) => createStudyPlan(planInput(form)),
    onSuccess: (taskId, form) => {
      rememberTask(taskId, form);
      forgetDraft(draftKey);
    },
  });
  const start = (form: PlanForm) =>
    // Not when the student has left meanwhile: the list then shows the task.
    mutate(form, {
      onSuccess: (taskId) => void navigate({ to: '/study-plans/create', search: { task: taskId } }),
    });
  return { start, isPending, error };
}

/** What the form adds up to, while it is filled. */
function PlanForecast({ control }: { control: Control<PlanForm> }) {
  const plan = useWatch({ control }) as PlanForm;
  const { startDate, endDate, hours, includeSchedule, numberOfWeeks } = plan;
  const topicsCount = topicsExpected(plan);
  const perWeek = hoursPerWeek(hours);
  const known = isStudyDay(startDate) && isStudyDay(endDate);
  const lastDay = isStudyDay(startDate) ? lastDayOf(startDate, numberOfWeeks) : '';
  const reachesPast = includeSchedule && known && lastDay > endDate && perWeek > 0;
  return (
    <section
      aria-labelledby="previsao"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="previsao" className="text-base">
        Seu plano em números
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact
          label="Período"
          value={known ? `${formatDay(startDate)} a ${formatDay(endDate)}` : 'A definir'}
        />
        <Fact label="Dedicação" value={`${formatHours(perWeek)} por semana`} />
        {includeSchedule && <Fact label="No total" value={formatHours(perWeek * numberOfWeeks)} />}
        <Fact label="Conteúdo" value={countOf(topicsCount, 'tópico', 'tópicos')} />
        {includeSchedule && (
          <Fact
            label="Por tópico"
            value={`cerca de ${formatHours((perWeek * numberOfWeeks) / topicsCount)}`}
          />
        )}
      </dl>
      <p className="text-ink-muted text-sm">
        {!includeSchedule && 'Sem cronograma: o plano traz tópicos, objetivos e recursos.'}
        {reachesPast &&
          `${countOf(numberOfWeeks, 'semana vai', 'semanas vão')} até ${formatDay(lastDay)}: o término acompanha o último dia com atividades.`}
      </p>
    </section>
  );
}

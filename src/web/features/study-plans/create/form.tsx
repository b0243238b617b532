import { Link } from '@tanstack/react-router';
import type { Tier } from '#shared/rules/tiers.ts';
import { sentencesOf } from '#web/lib/api-error.ts';
import { prepareChime } from '#web/lib/chime.ts';
import { focusFirstError, shownErrors } from '#web/lib/form-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { type PlanForm, planFields } from '../plan-form.ts';
import { AboutFields } from './about.tsx';
import { GoalFields } from './goals.tsx';
import { HourFields } from './hour-fields.tsx';
import { PlanForecast } from './plan-forecast.tsx';
import { SizeFields } from './size.tsx';
import { DateFields } from './study-times.tsx';
import { SuggestedTopics } from './suggested-topics.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { usePlanForm } from './use-plan-form.ts';
import { useStartGeneration } from './use-start-generation.ts';

type CreatePlanFormProps = {
  tier: Tier;
  /** Whether another tier can be bought. */
  canPay: boolean;
  draftKey: string;
  /** What a link has filled in. */
  wished: Partial<PlanForm>;
};

export function CreatePlanForm({ tier, canPay, draftKey, wished }: CreatePlanFormProps) {
  const { form, today, wasRestored, discard, changeWeeks, changeLevel } = usePlanForm(tier, draftKey, wished);
  const { start, isPending, error } = useStartGeneration(draftKey);
  const { handleSubmit, formState, control } = form;
  return (
    <form
      noValidate
      aria-label="Criar plano de estudos"
      onSubmit={handleSubmit(start, (errors) => focusFirstError(errors, planFields))}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-6"
    >
      <div className="grid gap-4">
        {wasRestored && (
          <DraftNotice discardLabel="Começar do zero" onDiscard={discard}>
            Recuperamos o que você já tinha preenchido.
          </DraftNotice>
        )}
        <SuggestionPanel form={form} />
        <Card>
          <AboutFields form={form} onLevel={changeLevel} />
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
      </div>
      <div className="max-lg:contents lg:sticky lg:top-20 lg:grid lg:gap-4">
        <PlanForecast control={control} />
        <ErrorSummary errors={shownErrors(formState.errors, planFields)} submitCount={0} />
        <RefusedForm sentences={sentencesOf(error)} />
        <FormActions>
          <Button render={<Link to="/study-plans" activeOptions={{ exact: true }} />}>Cancelar</Button>
          <Button
            type="submit"
            variant="main"
            busy={isPending}
            busyLabel="Enviando..."
            onClick={prepareChime}
          >
            Criar Plano
          </Button>
        </FormActions>
      </div>
    </form>
  );
}

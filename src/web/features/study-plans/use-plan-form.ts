import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Tier } from '#shared/rules/tiers.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { brokenPlanRules, fittingEnd, openPlanForm, type PlanForm, planDraftSchema } from './plan-form.ts';

/** The creation form, opened on what this tab kept of it. */
export function usePlanForm(tier: Tier, draftKey: string) {
  const [today] = useState(() => dayNow());
  const [draft] = useState(() => readDraft(draftKey, planDraftSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<PlanForm>({
    defaultValues: openPlanForm(tier, today, draft ?? {}),
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

  return { form, today, wasRestored, discard, changeWeeks };
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Tier } from '#shared/rules/tiers.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { brokenPlanRules, fittingEnd, openPlanForm, type PlanForm, planDraftSchema } from '../plan-form.ts';
import { withLevel } from '../suggestion.ts';

/** The creation form, opened on what this tab kept of it and what a link has filled in. */
export function usePlanForm(tier: Tier, draftKey: string, wished: Partial<PlanForm>) {
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

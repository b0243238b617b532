import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { today } from '#web/lib/today.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useUpdateStudyPlan } from '../api.ts';
import { brokenEditRules, type PlanEdit, planEditOf, planEditSchema, planUpdate } from '../plan-edit.ts';

/** The edit form of `plan`, opened on changes that this tab kept. */
export function usePlanEdit(plan: StudyPlan) {
  const draftKey = `studyPlanEdit.${plan.id}`;
  const [draft] = useState(() => readDraft(draftKey, planEditSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<PlanEdit>({
    defaultValues: draft ?? planEditOf(plan),
    resolver: resolverOf((edit) => brokenEditRules(edit, plan, today())),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useUpdateStudyPlan(plan.id);
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(planEditOf(plan));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const save = (edit: PlanEdit) =>
    mutate(planUpdate(edit, plan.topics), {
      onSuccess: () => {
        forgetDraft(draftKey);
        toast.success('Plano atualizado.');
        void navigate({ to: '/study-plans/$planId', params: { planId: plan.id } });
      },
    });

  return { form, wasRestored, discard, save, isPending, error };
}

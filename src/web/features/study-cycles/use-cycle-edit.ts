import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useUpdateCycle } from './api.ts';
import {
  brokenEditRules,
  type CycleForm,
  cycleChanges,
  cycleDraftSchema,
  cycleFormOf,
} from './cycle-form.ts';

/** The edit form of `cycle`, opened on changes that this tab kept. */
export function useCycleEdit(cycle: StudyCycle) {
  const draftKey = `studyCycleEdit.${cycle.id}`;
  const [today] = useState(() => dayNow());
  const [draft] = useState(() => readDraft(draftKey, cycleDraftSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<CycleForm>({
    // The mode is switched elsewhere, perhaps since the draft was kept.
    defaultValues: { ...cycleFormOf(cycle), ...draft, mode: cycle.mode },
    resolver: resolverOf((edit) => brokenEditRules(edit, cycle, today)),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useUpdateCycle(cycle.id);
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(cycleFormOf(cycle));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const save = (edit: CycleForm) =>
    mutate(cycleChanges(edit, cycle), {
      onSuccess: () => {
        forgetDraft(draftKey);
        toast.success('Ciclo atualizado.');
        void navigate({ to: '/study-cycles/$cycleId', params: { cycleId: cycle.id } });
      },
    });

  return { form, today, wasRestored, discard, save, isPending, error };
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf } from '#web/lib/form-rules.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { brokenCycleRules, type CycleForm, cycleDraftSchema, openCycleForm } from './cycle-form.ts';

/** The creation form, opened on what this tab kept of it. */
export function useCycleForm(draftKey: string) {
  const [today] = useState(() => dayNow());
  const [draft] = useState(() => readDraft(draftKey, cycleDraftSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<CycleForm>({
    defaultValues: openCycleForm(today, draft ?? {}),
    resolver: resolverOf((values) => brokenCycleRules(values, today)),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);

  const discard = () => {
    form.reset(openCycleForm(today));
    forgetDraft(draftKey);
    setWasRestored(false);
  };
  return { form, today, wasRestored, discard };
}

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Summary, SummaryDraft } from '#shared/contracts/summaries.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useUpdateSummary } from '../api.ts';
import {
  brokenEditRules,
  type SummaryEdit,
  summaryChanges,
  summaryEditOf,
  summaryEditSchema,
} from './summary-edit.ts';

/** The edit form of `summary`, opened on changes that this tab kept. */
export function useSummaryEdit(summary: Summary) {
  const draftKey = `summaryEdit.${summary.id}`;
  const [draft] = useState(() => readDraft(draftKey, summaryEditSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<SummaryEdit>({
    defaultValues: draft ?? summaryEditOf(summary),
    resolver: resolverOf(brokenEditRules),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const { mutate, isPending, error } = useUpdateSummary(summary.id);
  const navigate = useNavigate();
  const toast = useToast();

  const discard = () => {
    form.reset(summaryEditOf(summary));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const save = (edit: SummaryEdit) =>
    mutate(summaryChanges(edit), {
      onSuccess: () => {
        forgetDraft(draftKey);
        toast.success('Resumo atualizado.');
        void navigate({ to: '/summaries/$summaryId', params: { summaryId: summary.id } });
      },
    });

  /** Puts a proposal into the form, which always works; the wording before can be taken back. */
  const fill = ({ summary: text }: SummaryDraft) => {
    const before = form.getValues('summary');
    const set = (value: string) =>
      form.setValue('summary', value, { shouldDirty: true, shouldValidate: true });
    set(text);
    toast.success('O novo resumo está no formulário.', { undo: () => set(before) });
    return true;
  };

  return { form, wasRestored, discard, save, fill, isPending, error };
}

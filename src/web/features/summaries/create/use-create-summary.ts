import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import { documentRefusal } from '#web/domain/study-document.ts';
import { resolverOf } from '#web/lib/form-rules.ts';
import { useChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { startSummary } from '../api.ts';
import { rememberTask, restoreDraft, summaryDraftKey } from '../creation/remembered-task.ts';
import {
  brokenSummaryRules,
  newSummary,
  type SummaryForm,
  summaryFormSchema,
  summaryInput,
} from '../summary-form.ts';

interface Student {
  id: string;
  plan: Tier;
}

/** The creation form, opened on what this tab kept of it, and its document. Both outlive a creation that fails. */
export function useCreateSummary({ id: userId, plan }: Student, wished: Pick<SummaryForm, 'title'>) {
  const draftKey = summaryDraftKey(userId);
  const [draft] = useState(() => readDraft(draftKey, summaryFormSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const canShare = tierLimits[plan].publicSummaries;
  const opened = { ...newSummary, ...(draft ?? wished) };
  const form = useForm<SummaryForm>({
    defaultValues: { ...opened, isPublic: canShare && opened.isPublic },
    resolver: resolverOf(brokenSummaryRules),
    shouldFocusError: false,
  });
  useDraft(draftKey, form);
  const document = useChosenFile(documentRefusal);
  const navigate = useNavigate();
  const toast = useToast();

  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: SummaryForm) =>
      startSummary(summaryInput(asked), asked.inputType === 'pdf' ? document.file : null),
    onSuccess: (taskId, asked) => {
      rememberTask(userId, { taskId, form: asked, isTold: false });
      forgetDraft(draftKey);
    },
  });

  const start = (asked: SummaryForm) => {
    if (isPending) return;
    // Not when the student has left meanwhile: a notice then tells when it is done.
    mutate(asked, {
      onSuccess: (taskId) =>
        void navigate({ to: '/summaries/create', search: { task: taskId }, replace: true }),
    });
  };

  const retry = (taskId: string) => {
    const asked = restoreDraft(userId, taskId);
    if (asked) form.reset(asked);
    void navigate({ to: '/summaries/create', replace: true });
  };

  const discard = () => {
    form.reset(newSummary);
    document.put(null);
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  /** The other way of giving a text; what was given before goes, and can be taken back. */
  const changeInput = (inputType: SummaryForm['inputType']) => {
    const [text, { file }] = [form.getValues('originalText'), document];
    const set = (type: SummaryForm['inputType'], originalText: string) => {
      form.setValue('inputType', type, { shouldDirty: true });
      form.setValue('originalText', originalText, { shouldDirty: true, shouldValidate: true });
    };
    set(inputType, '');
    document.put(null);
    if (text.trim() === '' && !file) return;
    toast.info(file ? 'O arquivo foi removido.' : 'O texto foi removido.', {
      undo: () => {
        set(file ? 'pdf' : 'text', text);
        document.put(file);
      },
    });
  };

  return { form, document, canShare, wasRestored, isPending, error, start, retry, discard, changeInput };
}

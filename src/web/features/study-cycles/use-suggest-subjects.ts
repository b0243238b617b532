import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { announce } from '#web/ui/announce.ts';
import { suggestSubjects } from './api.ts';
import type { CycleForm } from './cycle-form.ts';

/** What is wrong with the focus, by the contract's own rule; undefined when it can be sent. */
const brokenFocus = (studyFocus: string): string | undefined =>
  studyCycleApi.suggestSubjects.body.safeParse({ studyFocus }).error?.issues[0]?.message;

/** Subjects that the AI suggests for the form's focus, into the form, where they can be changed. */
export function useSuggestSubjects(form: UseFormReturn<CycleForm>) {
  const { control, getValues, setValue, setFocus } = form;
  const [studyFocus, engine] = useWatch({ control, name: ['studyFocus', 'engine'] });
  const [wasAsked, setWasAsked] = useState(false);
  const { mutate, isPending, error, data } = useMutation({ mutationFn: suggestSubjects });

  const suggest = () => {
    if (isPending) return;
    setWasAsked(true);
    const focus = getValues('studyFocus');
    if (brokenFocus(focus)) return setFocus('studyFocus');
    mutate(focus.trim(), {
      onSuccess: ({ subjects, engine: by }) => {
        setValue('suggested', subjects, { shouldDirty: true });
        setValue('engine', by);
        announce(`${subjects.length} matérias sugeridas`);
      },
    });
  };
  const fallback = data?.fallback ?? null;
  return {
    suggest,
    isPending,
    error,
    engine,
    fallback,
    broken: wasAsked ? brokenFocus(studyFocus) : undefined,
  };
}

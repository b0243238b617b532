import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { studyPlanApi, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { suggestPlan } from '../api.ts';
import type { PlanForm } from '../plan-form.ts';
import { type SuggestedFields, suggestionFor, withoutSuggestion } from '../suggestion.ts';

/** What is wrong with the prompt, by the contract's own rule; undefined when it can be sent. */
function brokenPrompt(userInput: string): string | undefined {
  const { error } = studyPlanApi.suggest.body.safeParse({ userInput });
  return error?.issues[0]?.message;
}

/** Suggestions for the creation form: asked by its prompt, put into its fields, taken back again. */
export function useSuggestions({ control, formState, getValues, setValue, setFocus, trigger }: Form) {
  const [prompt, applied] = useWatch({ control, name: ['prompt', 'suggestions'] });
  const [wasAsked, setWasAsked] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [toastOffersUndo, setToastOffersUndo] = useState(false);
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({ mutationFn: suggestPlan });
  const { isSubmitted } = formState;

  const fill = (fields: SuggestedFields, suggestions: PlanForm['suggestions']) => {
    const options = { shouldDirty: true };
    setValue('title', fields.title, options);
    setValue('subject', fields.subject, options);
    setValue('difficulty', fields.difficulty, options);
    setValue('description', fields.description, options);
    setValue('goals', fields.goals, options);
    setValue('suggestions', suggestions, options);
    if (isSubmitted) void trigger(['title', 'subject', 'description', 'goals']);
  };

  const undo = () => {
    const form = getValues();
    const last = form.suggestions.at(-1);
    setToastOffersUndo(false);
    if (last) fill(withoutSuggestion(form, last), form.suggestions.slice(0, -1));
  };

  const generate = () => {
    if (isPending) return;
    setWasAsked(true);
    const { prompt: userInput, topicsCount, difficulty, programme } = getValues();
    if (brokenPrompt(userInput)) return setFocus('prompt');
    mutate(
      { userInput: userInput.trim(), topicsCount, difficulty, ...(programme && { programme }) },
      {
        onSuccess: ({ suggestions, ...by }) => {
          const { question: text, choices } = suggestions;
          setQuestion(text === '' ? null : { text, choices });
          if (text !== '') return;
          const form = getValues();
          const suggestion = suggestionFor(form, suggestions, by);
          fill(suggestion.filled, [...form.suggestions, suggestion].slice(-stepsBack));
          setToastOffersUndo(true);
          toast.success('Sugestões aplicadas.', {
            duration: 2500,
            undo,
            onExpire: () => setToastOffersUndo(false),
          });
        },
      },
    );
  };

  /** The same wish, said of a subject; a wish without any word of a matter is the subject alone. */
  const choose = (subject: string) => {
    const said = getValues('prompt').trim();
    const next = question?.text.includes('“') ? `${subject}: ${said}` : subject;
    setValue('prompt', next.slice(0, studyPlanLimits.prompt), { shouldDirty: true });
    generate();
  };

  return {
    generate,
    choose,
    question,
    isPending,
    error,
    broken: wasAsked ? brokenPrompt(prompt) : undefined,
    applied: applied.at(-1),
    /** For the panel, once the toast no longer offers it: 2.5 s are not enough for everyone. */
    undo: applied.length > 0 && !toastOffersUndo ? undo : undefined,
  };
}

type Form = Pick<
  UseFormReturn<PlanForm>,
  'control' | 'formState' | 'getValues' | 'setValue' | 'setFocus' | 'trigger'
>;

/** What was asked back, with what might be meant. */
interface Question {
  text: string;
  choices: readonly string[];
}

const stepsBack = 5;

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readWish } from '../api.ts';
import type { PlanForm } from '../plan-form.ts';
import { Choices } from './choices.tsx';

/** What is understood of title and subject, and what might be meant instead. */
export function WishReading({ form }: { form: UseFormReturn<PlanForm> }) {
  const reading = useWishReading(form);
  if (!reading) return null;
  const { understood, question, choices } = reading;
  return (
    <Choices
      text={question || `Entendi: ${understood.join(' · ')}`}
      label={question === '' && choices.length > 0 ? 'Não é isso?' : ''}
      choices={choices}
      onChoose={(subject) => form.setValue('subject', subject, { shouldDirty: true })}
    />
  );
}

const pauseMs = 700;
const fewestLetters = 3;

/** What the server understands of the form's title and subject, once the student pauses; undefined until then. */
function useWishReading({ control }: Pick<UseFormReturn<PlanForm>, 'control'>) {
  const [title, subject] = useWatch({ control, name: ['title', 'subject'] });
  const [asked, setAsked] = useState({ title: '', subject: '' });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ title: title.trim(), subject: subject.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [title, subject]);
  const { data } = useQuery({
    queryKey: ['study-plans', 'wish', asked],
    queryFn: () => readWish(asked),
    enabled: asked.title.length >= fewestLetters,
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing waits for it, and nothing is lost without it.
    retry: false,
    placeholderData: (before) => before,
  });
  return asked.title.length >= fewestLetters ? data : undefined;
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGenerateCycle } from './api.ts';
import { type CycleForm, cycleInput } from './cycle-form.ts';

const redirectMs = 2000;

/** Sends the creation form; 2 s after a cycle has come, the list opens. `onMade` empties the form. */
export function useGenerate(onMade: () => void) {
  const navigate = useNavigate();
  const { mutate, isPending, error, data: made } = useGenerateCycle();

  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => void navigate({ to: '/study-cycles' }), redirectMs);
    return () => clearTimeout(timer);
  }, [made, navigate]);

  const generate = (form: CycleForm) => mutate(cycleInput(form), { onSuccess: onMade });
  return { generate, isPending, error, made };
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { playChime } from '#web/lib/chime.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useGeneration } from '../generation.ts';
import { GenerationView } from './generation-view.tsx';

type PlanGenerationProps = { taskId: string; onRetry: () => void };

const openAfter = 2000;

/** Follows a generation to its end: a notice, a sound, and after 2 s the plan itself. */
export function PlanGeneration({ taskId, onRetry }: PlanGenerationProps) {
  const generation = useGeneration(taskId);
  const { planId } = generation;
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    if (!planId) return;
    toast.success('Plano de estudos criado com sucesso.');
    playChime();
    const timer = setTimeout(
      () => void navigate({ to: '/study-plans/$planId', params: { planId }, replace: true }),
      openAfter,
    );
    return () => clearTimeout(timer);
  }, [planId, navigate, toast]);

  return <GenerationView generation={generation} onRetry={onRetry} />;
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useCloneListing } from '../api.ts';

const redirectMs = 2000;

/** Clones a published plan and says how it went; 2 s after that the student's plans open. */
export function useClone(listingId: string) {
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending, data: cloneId } = useCloneListing(listingId);

  useEffect(() => {
    if (!cloneId) return;
    const timer = setTimeout(() => void navigate({ to: '/study-plans' }), redirectMs);
    return () => clearTimeout(timer);
  }, [cloneId, navigate]);

  const clone = () =>
    mutate(undefined, {
      onSuccess: () =>
        toast.success('Plano clonado com sucesso! Você será levado aos seus planos.', {
          duration: redirectMs,
          action: { label: 'Ir agora', onAction: () => void navigate({ to: '/study-plans' }) },
        }),
      onError: (error) => toast.error(sentenceOf(error, 'Falha ao clonar o plano de estudo.')),
    });
  return { clone, isPending, isDone: cloneId !== undefined };
}

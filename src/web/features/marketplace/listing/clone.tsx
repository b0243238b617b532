import { Link, useNavigate } from '@tanstack/react-router';
import { Check, Copy } from 'lucide-react';
import { useEffect } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { floatingClass } from '#web/ui/page-header.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useCloneListing } from '../api.ts';

type CloneButtonsProps = {
  listingId: string;
  /** Whether a syllabus comes along. */
  hasSyllabus: boolean;
  isOwn: boolean;
  /** The student's newest clone. */
  cloneId: string | null;
};

/** The way to a plan of one's own: the one that is there already first. */
export function CloneButtons({ listingId, hasSyllabus, isOwn, cloneId }: CloneButtonsProps) {
  const cloning = useClone(listingId, hasSyllabus);
  if (isOwn)
    return (
      <Button
        variant="main"
        className={floatingClass}
        render={<Link to="/study-plans/$planId" params={{ planId: listingId }} />}
      >
        Abrir meu plano
      </Button>
    );
  // Just cloned: nothing moves until the page is left.
  const hasClone = cloneId !== null && !cloning.isDone;
  return (
    <>
      <Button
        variant={hasClone ? 'secondary' : 'main'}
        icon={cloning.isDone ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        busy={cloning.isPending}
        busyLabel="Clonando..."
        disabled={cloning.isDone}
        className={hasClone ? undefined : floatingClass}
        onClick={cloning.clone}
      >
        {cloning.isDone ? 'Plano clonado' : hasClone ? 'Clonar de novo' : 'Clonar plano'}
      </Button>
      {hasClone && (
        <Button
          variant="main"
          className={floatingClass}
          render={<Link to="/study-plans/$planId" params={{ planId: cloneId }} />}
        >
          Abrir meu clone
        </Button>
      )}
    </>
  );
}

const redirectMs = 2000;
const cloned = 'Plano clonado com sucesso! Você será levado aos seus planos.';
const clonedWithSyllabus = 'Plano clonado, e o edital está em Editais. Você será levado aos seus planos.';

/** Clones a published plan and says how it went; 2 s after that the student's plans open. */
function useClone(listingId: string, hasSyllabus: boolean) {
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
        toast.success(hasSyllabus ? clonedWithSyllabus : cloned, {
          duration: redirectMs,
          action: { label: 'Ir agora', onAction: () => void navigate({ to: '/study-plans' }) },
        }),
      onError: (error) => toast.error(sentenceOf(error, 'Falha ao clonar o plano de estudo.')),
    });
  return { clone, isPending, isDone: cloneId !== undefined };
}

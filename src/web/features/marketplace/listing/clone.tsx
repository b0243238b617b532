import { Link } from '@tanstack/react-router';
import { Check, Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { floatingClass } from '#web/ui/floating-class.ts';
import type { useClone } from './use-clone.ts';

type CloneButtonsProps = {
  listingId: string;
  isOwn: boolean;
  /** The student's newest clone. */
  cloneId: string | null;
  cloning: ReturnType<typeof useClone>;
};

/** The way to a plan of one's own: the one that is there already first. */
export function CloneButtons({ listingId, isOwn, cloneId, cloning }: CloneButtonsProps) {
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

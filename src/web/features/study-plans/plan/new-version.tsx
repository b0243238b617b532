import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { cloneSourceQuery, useTakeVersion } from './publication/api.ts';
import { VersionDialog } from './version-dialog.tsx';

type NewVersionProps = { plan: Pick<StudyPlan, 'id' | 'isPublishable'> };

/** Says of a clone that its author has a newer version, and offers it; nothing otherwise. */
export function NewVersion({ plan: { id, isPublishable } }: NewVersionProps) {
  const { data: source } = useQuery({ ...cloneSourceQuery(id), enabled: !isPublishable });
  const { mutate, reset, isPending, error } = useTakeVersion(id);
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const changes = source && source.version > source.clonedVersion ? source.changes : null;
  if (!source || !changes) return null;

  const change = (open: boolean) => {
    if (isPending) return;
    if (open) reset();
    setOpen(open);
  };
  const take = () =>
    mutate(source.version, {
      onSuccess: () => {
        setOpen(false);
        toast.success('Seu plano agora é a nova versão.');
      },
    });
  return (
    <>
      <Alert
        className="mb-6"
        action={
          <Button size="sm" aria-haspopup="dialog" onClick={() => change(true)}>
            Ver o que muda
          </Button>
        }
      >
        O autor publicou uma nova versão deste plano.
      </Alert>
      <VersionDialog
        open={isOpen}
        onOpenChange={change}
        changes={changes}
        onTake={take}
        busy={isPending}
        error={error}
      />
    </>
  );
}

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { ConfirmDialog } from './lazy-dialog.tsx';

type DeleteButtonProps = {
  /** 'o plano “Genética”': the thing, named. */
  what: string;
  /** What goes with it. */
  description: string;
  /** 'Excluir plano'. */
  confirmLabel: string;
  /** Why the last attempt failed. */
  failure?: string;
  /** An icon alone, for one of many. */
  compact?: boolean;
  deletion: { isPending: boolean; reset: () => void };
  onConfirm: () => void;
};

/** Asks before it deletes; a failure is said where it was asked. */
export function DeleteButton({
  what,
  compact = false,
  deletion,
  failure,
  onConfirm,
  ...dialog
}: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const { isPending, reset } = deletion;
  const change = (open: boolean) => {
    if (open) reset();
    setAsking(open);
  };
  return (
    <>
      {compact ? (
        <IconButton label={`Excluir ${what}`} size="sm" onClick={() => change(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : (
        <Button icon={<Trash2 aria-hidden="true" />} onClick={() => change(true)}>
          Excluir
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        open={asking}
        onOpenChange={change}
        title={`Excluir ${what}?`}
        busyLabel="Excluindo..."
        busy={isPending}
        onConfirm={onConfirm}
        error={failure}
      />
    </>
  );
}

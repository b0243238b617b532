import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { sheetClass, stageClass, veilClass } from './overlay-class.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, naming the thing: 'Excluir o plano "Enem 2026"?' */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** While true it stays open and says `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
  cancelLabel?: string;
  /** `main` for what is serious without destroying. */
  tone?: 'danger' | 'main';
  error?: string | undefined;
  /** Where the focus goes afterwards; defaults to where it came from, which an item of a menu has left. */
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus'];
};

/** Focus starts on the button that changes nothing. */
export function ConfirmWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, error, finalFocus } = props;
  const { busy = false, busyLabel, cancelLabel = 'Cancelar', tone = 'danger' } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Viewport className={stageClass}>
          <Base.Popup
            initialFocus={cancel}
            finalFocus={finalFocus}
            className={clsx(sheetClass, 'sm:max-w-md')}
          >
            <div className="grid gap-2 overflow-y-auto p-4 pt-5 sm:p-6">
              <Base.Title className="break-words text-lg">{title}</Base.Title>
              <Base.Description className="text-ink-muted">{description}</Base.Description>
              {error && <Alert tone="danger">{error}</Alert>}
              <div className="mt-3 flex flex-wrap-reverse justify-end gap-2 max-sm:*:flex-1">
                <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
                  {cancelLabel}
                </Button>
                <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

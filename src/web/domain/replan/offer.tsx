import { CalendarSync, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

type ReplanOfferProps = {
  /** Whether something late could be moved. */
  canReplan: boolean;
  canUndo: boolean;
  /** 'Seu plano está atrasado.' and 'Você replanejou este plano.' */
  late: string;
  replanned: string;
  isUndoing: boolean;
  onUndo: () => void;
  /** The page was opened for it: the dialog is open from the start. */
  isAsked?: boolean;
  onClose?: () => void;
  /** The dialog with the preview; made anew each time it is opened. */
  dialog: (props: { key: number; open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
};

/** A way back to a plan that can be kept, once life came between; and back from there. */
export function ReplanOffer(props: ReplanOfferProps) {
  const { canReplan, canUndo, late, replanned, isUndoing, onUndo, isAsked = false, onClose, dialog } = props;
  const [isOpen, setIsOpen] = useState(isAsked);
  const [turn, setTurn] = useState(isAsked ? 1 : 0);
  const open = () => {
    setTurn(turn + 1);
    setIsOpen(true);
  };
  const change = (next: boolean) => {
    setIsOpen(next);
    if (!next) onClose?.();
  };
  return (
    <>
      {(canReplan || canUndo) && (
        <Alert
          tone={canUndo ? 'info' : 'warn'}
          title={canUndo ? replanned : late}
          className="mb-6"
          action={
            <div className="flex flex-wrap gap-2">
              {/* One element for both: after a replan the focus comes back to it. */}
              <Button
                size="sm"
                icon={canUndo ? <Undo2 aria-hidden="true" /> : <CalendarSync aria-hidden="true" />}
                busy={canUndo && isUndoing}
                onClick={canUndo ? onUndo : open}
              >
                {canUndo ? 'Desfazer' : 'Replanejar'}
              </Button>
              {canUndo && canReplan && (
                <Button size="sm" variant="quiet" icon={<CalendarSync aria-hidden="true" />} onClick={open}>
                  Replanejar
                </Button>
              )}
            </div>
          }
        >
          <span className="max-sm:sr-only">
            {canUndo
              ? 'Enquanto nada mais mudar, dá para voltar ao cronograma anterior.'
              : 'Distribua o que está aberto pelas horas que restam. Você vê tudo antes de aplicar.'}
          </span>
        </Alert>
      )}
      {turn > 0 && dialog({ key: turn, open: isOpen, onOpenChange: change })}
    </>
  );
}

import { Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

type UndoButtonProps = { onUndo: () => void; disabled: boolean };

/** Takes the last answer back. */
export function UndoButton({ onUndo, disabled }: UndoButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Undo2 aria-hidden="true" />}
      aria-keyshortcuts="Z"
      disabled={disabled}
      onClick={onUndo}
    >
      Desfazer{' '}
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <Kbd>Z</Kbd>
      </span>
    </Button>
  );
}

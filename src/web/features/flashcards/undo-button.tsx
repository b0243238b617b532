import { Undo2 } from 'lucide-react';
import { singleKey } from '#web/lib/single-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { KeyHint } from './key-hint.tsx';

type UndoButtonProps = { onUndo: () => void; disabled: boolean };

/** Takes the last answer back. */
export function UndoButton({ onUndo, disabled }: UndoButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Undo2 aria-hidden="true" />}
      aria-keyshortcuts={singleKey('Z')}
      disabled={disabled}
      onClick={onUndo}
    >
      Desfazer <KeyHint>Z</KeyHint>
    </Button>
  );
}

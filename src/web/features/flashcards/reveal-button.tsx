import { Button } from '#web/ui/button.tsx';
import { KeyHint } from './key-hint.tsx';

/** Turns a card to its answer. */
export function RevealButton({ onReveal }: { onReveal: () => void }) {
  return (
    <Button variant="main" size="lg" className="min-h-16! w-full" onClick={onReveal}>
      Mostrar resposta <KeyHint>Espaço</KeyHint>
    </Button>
  );
}

import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

/** Turns a card to its answer. */
export function RevealButton({ onReveal }: { onReveal: () => void }) {
  return (
    <Button variant="main" size="lg" className="min-h-16! w-full" onClick={onReveal}>
      Mostrar resposta{' '}
      <span aria-hidden="true" className="ms-1 pointer-coarse:hidden">
        <Kbd>Espaço</Kbd>
      </span>
    </Button>
  );
}

import { Play } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type StartButtonProps = {
  /** What the timer runs for. */
  name: string;
  /** The one thing to do now: the amber button of the screen. */
  isNow?: boolean;
  onStart: () => void;
};

/** Hands something to the timer. */
export function StartButton({ name, isNow = false, onStart }: StartButtonProps) {
  const label = `Iniciar timer: ${name}`;
  if (!isNow)
    return (
      <IconButton label={label} size="sm" onClick={onStart}>
        <Play aria-hidden="true" />
      </IconButton>
    );
  return (
    <Button
      variant="main"
      size="lg"
      icon={<Play aria-hidden="true" />}
      aria-label={`Começar. ${label}`}
      className="w-full sm:w-auto"
      onClick={onStart}
    >
      Começar
    </Button>
  );
}

import { Link } from '@tanstack/react-router';
import { type Flashcard, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

type LeechNoticeProps = { card: Pick<Flashcard, 'id' | 'schedule'>; onSuspend: () => void };

/** Marks a card that is forgotten again and again; nothing for any other. */
export function LeechNotice({ card, onSuspend }: LeechNoticeProps) {
  const { lapses } = card.schedule;
  if (lapses < flashcardLimits.leech) return null;
  return (
    <Alert
      tone="warn"
      title="Cartão difícil de fixar"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" render={<Link to="/flashcards/$cardId/edit" params={{ cardId: card.id }} />}>
            Editar
          </Button>
          <Button size="sm" onClick={onSuspend}>
            Suspender
          </Button>
        </div>
      }
    >
      Esquecido {lapses} vezes. Reescrever ou dividir o cartão ajuda mais do que repetir.
    </Alert>
  );
}

import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { Button } from '#web/ui/button.tsx';
import { StudyCard } from '../study-card.tsx';
import type { CardForm } from './form.ts';

type CardPreviewProps = { control: Control<CardForm> };

/** The card as it will be studied, while it is written. */
export function CardPreview({ control }: CardPreviewProps) {
  const [question, answer, subject, deck] = useWatch({
    control,
    name: ['question', 'answer', 'subject', 'deck'],
  });
  const [isFlipped, setFlipped] = useState(false);
  const shown = useMemo(
    () => ({
      question,
      answer: answer.trim() || 'Sem resposta ainda',
      subject: subject.trim() || 'Matéria',
      deck: deck.trim() || flashcardLimits.defaultDeck,
    }),
    [question, answer, subject, deck],
  );
  // Formulas take longer to draw than a key may wait.
  const card = useDeferredValue(shown);
  const flip = () => setFlipped((before) => !before);
  return (
    <section aria-label="Prévia do flashcard" className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-sans font-semibold text-sm tracking-normal">Prévia</h2>
        <Button size="sm" variant="quiet" icon={<RefreshCw aria-hidden="true" />} onClick={flip}>
          {isFlipped ? 'Ver pergunta' : 'Ver resposta'}
        </Button>
      </div>
      <StudyCard card={card} face={isFlipped ? 'back' : 'front'} onFlip={flip} />
    </section>
  );
}

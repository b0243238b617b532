import { useState } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { cardTitle } from '../card-labels.ts';
import { cardOf, type ReviewSession } from '../review-session.ts';
import { CardAnswer } from '../study-card.tsx';

/** The cards that were not simply known, to be looked at once more; no answer is asked for, and nothing is scheduled. */
export function HardCards({ session }: { session: ReviewSession }) {
  const [isShown, setIsShown] = useState(false);
  const cards = hardCards(session);
  if (cards.length === 0) return null;
  if (!isShown)
    return (
      <Button size="lg" className="justify-self-center max-sm:w-full" onClick={() => setIsShown(true)}>
        {cards.length === 1 ? 'Rever a difícil' : `Rever as ${formatNumber(cards.length)} difíceis`}
      </Button>
    );
  return (
    <section aria-labelledby="dificeis" className="grid gap-2">
      <h3 id="dificeis" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-lg outline-none">
        O que foi difícil
      </h3>
      <p className="text-ink-muted text-sm">Tente lembrar antes de abrir cada resposta.</p>
      {cards.map((card) => (
        <Collapsible key={card.id} title={cardTitle(card)} level={4}>
          <CardAnswer card={card} />
        </Collapsible>
      ))}
    </section>
  );
}

/** The cards of `session` that were answered as hard or incorrect, in the order of the answers. */
function hardCards(session: ReviewSession): Flashcard[] {
  const ids = session.answers.filter(({ grade }) => grade !== 'correct').map(({ cardId }) => cardId);
  return [...new Set(ids)].flatMap((id) => cardOf(session, id) ?? []);
}

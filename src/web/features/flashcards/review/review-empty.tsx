import { Link } from '@tanstack/react-router';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { countWaiting } from '../review-session.ts';
import { WaitingBadge } from '../waiting-badge.tsx';
import { ReviewHeader } from './review-header.tsx';
import { useMoreCards } from './use-more-cards.ts';
import { useNextCards } from './use-next-cards.ts';
import type { Review, Reviewer } from './use-review.ts';

type ReviewEmptyProps = { review: Review; reviewer: Reviewer };

/** A session without a card: nothing is due, or the day's limits leave no room. */
export function ReviewEmpty({ review, reviewer }: ReviewEmptyProps) {
  const { session } = review;
  const { isBusy, extend } = useMoreCards(reviewer, review);
  const waiting = countWaiting(session);
  const nextCards = useNextCards(session);
  return (
    <div className="grid gap-6">
      <ReviewHeader waiting={<WaitingBadge userId={reviewer.userId} />} />
      {waiting > 0 ? (
        <EmptyState
          title="Você já revisou o que planejou para hoje."
          hint={`Mais ${formatNumber(waiting)} amanhã`}
          action={
            <Button variant="main" busy={isBusy} onClick={extend}>
              Continuar
            </Button>
          }
        />
      ) : (
        <EmptyState
          title="Nenhum flashcard para revisar agora."
          hint={nextCards}
          action={
            <Button variant="main" render={<Link to="/flashcards/create" />}>
              Criar flashcard
            </Button>
          }
        />
      )}
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/orbit-ring.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { formatSeconds } from '../card-labels.ts';
import { countWaiting } from '../review-session.ts';
import { UndoButton } from '../undo-button.tsx';
import { WaitingBadge } from '../waiting-badge.tsx';
import { ReviewHeader } from './review-header.tsx';
import { useMoreCards } from './use-more-cards.ts';
import { useNextCards } from './use-next-cards.ts';
import type { Review, Reviewer } from './use-review.ts';

type ReviewSummaryProps = { review: Review; reviewer: Reviewer };

/** What a finished session came to, and what may follow it. */
export function ReviewSummary({ review, reviewer }: ReviewSummaryProps) {
  const { session, store } = review;
  const { correct, hard, incorrect } = session.counts;
  const total = correct + hard + incorrect;
  const waiting = countWaiting(session);
  const { isBusy, isNothingLeft, restart, extend } = useMoreCards(reviewer, review);
  const nextCards = useNextCards(session);
  return (
    <div className="grid gap-6">
      <ReviewHeader waiting={<WaitingBadge userId={reviewer.userId} />} />
      <div className="grid justify-items-center gap-4 text-center">
        <OrbitRing
          size="lg"
          tone="ok"
          label="Respostas certas"
          value={correct + hard}
          max={total}
          valueText={`${correct + hard} de ${total}`}
        >
          {total > 0 ? `${Math.round(((correct + hard) / total) * 100)}%` : ''}
        </OrbitRing>
        <h2 className="text-xl">Revisão concluída</h2>
      </div>
      <dl className="grid grid-cols-3 gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-5 sm:p-5">
        <Stat label="Corretas" value={formatNumber(correct)} />
        <Stat label="Difíceis" value={formatNumber(hard)} />
        <Stat label="Incorretas" value={formatNumber(incorrect)} />
        <Stat label="Total" value={formatNumber(total)} />
        <Stat label="Tempo" value={formatSeconds(session.seconds)} />
      </dl>
      {waiting > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-well px-4 py-3">
          <p>Mais {formatNumber(waiting)} amanhã</p>
          <Button busy={isBusy} onClick={extend}>
            Continuar
          </Button>
        </div>
      )}
      <div role="status" className="text-center text-ink-muted empty:hidden">
        {isNothingLeft && (
          <>
            <p className="font-semibold text-ink">Nada mais para hoje</p>
            <p>{nextCards}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2 max-sm:*:w-full">
        <Button variant="main" size="lg" render={<Link to="/flashcards" />}>
          Voltar aos flashcards
        </Button>
        <Button size="lg" busy={isBusy} onClick={restart}>
          Reiniciar
        </Button>
        <UndoButton disabled={session.answers.length === 0} onUndo={() => store.dispatch({ type: 'undo' })} />
      </div>
    </div>
  );
}

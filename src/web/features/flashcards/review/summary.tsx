import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TodayItem } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, formatNumber } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { today } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { flashcardsQuery } from '../api.ts';
import { comingWords, formatSeconds } from '../card-labels.ts';
import { dueAheadQuery } from '../due-ahead.ts';
import { cardOf, countWaiting, type Reviewer, type ReviewSession } from '../review-session.ts';
import { UndoButton } from '../study-controls.tsx';
import { WaitingBadge } from '../waiting-badge.tsx';
import { reviewSession } from './actions.ts';
import { startOrdered } from './arrange.ts';
import { loadDueCards, nextDue } from './due-cards.ts';
import { ReviewHeader } from './frame.tsx';
import { HardCards } from './hard-cards.tsx';
import type { Review } from './store.ts';

type NextStepProps = {
  /** The next item of the day's plan; undefined when it isn't known. */
  item: TodayItem | undefined;
  /** Whether the review was the last thing of the day. */
  isDayDone: boolean;
};

/** What to do after the review: the next item of the day's plan, or the day itself. */
function NextStep({ item, isDayDone }: NextStepProps) {
  if (!item)
    return (
      <>
        {isDayDone && <p>Tudo feito por hoje.</p>}
        <Button variant="main" size="lg" render={<Link to="/dashboard" />}>
          {isDayDone ? 'Voltar ao painel' : 'Ver o que falta hoje'}
        </Button>
      </>
    );
  const { pathname, searchParams, hash } = new URL(item.href, location.origin);
  // Only the server knows where it leads, so the routes cannot check it.
  const to = { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) } as LinkProps;
  return (
    <Button variant="main" size="lg" render={<Link {...to} />}>
      {`Continuar: ${item.title} · ${formatMinutes(item.minutes)}`}
    </Button>
  );
}

type ReviewSummaryProps = {
  review: Review;
  reviewer: Reviewer;
  /** The student's days. */
  sky: ReactNode;
  /** Says what ordered the session. */
  order: ReactNode;
  /** What comes after it in the day's plan, as far as it is known. */
  next: TodayItem | undefined;
  /** Whether the plan of the day is known, and nothing else of it is open. */
  isDayDone: boolean;
};

/** What a finished session came to, and what may follow it. */
export function ReviewSummary({ review, reviewer, sky, order, next, isDayDone }: ReviewSummaryProps) {
  const { session, store } = review;
  const { correct, hard, incorrect } = session.counts;
  const total = correct + hard + incorrect;
  const waiting = countWaiting(session);
  const { isBusy, isNothingLeft, restart, extend } = useMoreCards(reviewer, review);
  const nextCards = useNextCards(session, reviewer.userId);
  return (
    <div className="grid gap-6 pb-safe">
      <ReviewHeader waiting={<WaitingBadge userId={reviewer.userId} />} />
      <div className="grid justify-items-center gap-3 text-center">
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
        {waiting === 0 && nextCards && <p>{nextCards}</p>}
        {sky}
        {order}
      </div>
      <div className="grid justify-items-center gap-2 max-sm:[&>a]:w-full">
        <NextStep item={next} isDayDone={isDayDone} />
        <div role="status" className="text-ink-muted empty:hidden">
          {isNothingLeft && <p>Nada mais para hoje</p>}
        </div>
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
      <HardCards session={session} />
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          busy={isBusy}
          onClick={restart}
        >
          Reiniciar
        </Button>
        <UndoButton disabled={session.answers.length === 0} onUndo={() => store.dispatch({ type: 'undo' })} />
      </div>
    </div>
  );
}

type ReviewEmptyProps = { review: Review; reviewer: Reviewer };

/** A session without a card: nothing is due, or the day's limits leave no room. */
export function ReviewEmpty({ review, reviewer }: ReviewEmptyProps) {
  const { session } = review;
  const { isBusy, extend } = useMoreCards(reviewer, review);
  const waiting = countWaiting(session);
  const nextCards = useNextCards(session, reviewer.userId);
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

/** What follows a finished session: the cards due by now, or those over the daily limits. */
function useMoreCards(reviewer: Reviewer, { store }: Review) {
  const [isBusy, setIsBusy] = useState(false);
  const [isNothingLeft, setIsNothingLeft] = useState(false);
  const toast = useToast();
  const client = useQueryClient();

  async function fetchMore(isOverLimits: boolean) {
    const { preferences } = reviewer;
    setIsBusy(true);
    try {
      const due = await loadDueCards(client, reviewer, AbortSignal.timeout(30_000));
      const started = startOrdered(due, today(), reviewer);
      const next = isOverLimits ? reviewSession(started, { type: 'extend', limits: preferences }) : started;
      setIsNothingLeft(next.queue.length === 0);
      if (next.queue.length > 0) store.restart(next);
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível buscar os flashcards. Tente novamente.'));
    } finally {
      setIsBusy(false);
    }
  }

  const extend = () => {
    if (store.get().waiting.length === 0) return void fetchMore(true);
    store.dispatch({ type: 'extend', limits: reviewer.preferences });
  };

  return { isBusy, isNothingLeft, restart: () => void fetchMore(false), extend };
}

/** When the next cards come, in words, as far as this browser knows without asking; null when it doesn't. */
function useNextCards(session: ReviewSession, userId: string): string | null {
  const client = useQueryClient();
  const { queryKey } = flashcardsQuery;
  const isFresh = client.getQueryState(queryKey)?.isInvalidated === false;
  const known = isFresh ? client.getQueryData(queryKey) : undefined;
  const all = known ?? client.getQueryData(dueAheadQuery(userId).queryKey)?.cards ?? [];
  // The session knows better what became of its own cards.
  const others = all.filter(({ id }) => session.schedules[id] === undefined);
  const own = Object.keys(session.schedules).flatMap((id) => cardOf(session, id) ?? []);
  const next = nextDue([...own, ...others], session.day);
  if (!next) return null;
  return `Próxima: ${comingWords(next.day, session.day)}, ${countOf(next.count, 'flashcard', 'flashcards')}.`;
}

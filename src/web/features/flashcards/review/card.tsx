import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import { Activity, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { hasMath } from '#shared/markdown/split-math.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { previewGrades } from '#shared/rules/grade-card.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useToastLift } from '#web/lib/hooks/use-toast-lift.ts';
import { storage } from '#web/lib/storage.ts';
import { today } from '#web/lib/today.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Button } from '#web/ui/button.tsx';
import { hasMarkup } from '#web/ui/rich-text/plain-text.ts';
import { useRenderer } from '#web/ui/rich-text/rich-text.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { setSuspended } from '../api.ts';
import { feedbackWords, gradeNames } from '../card-labels.ts';
import { placeWords, positionOf, type Reviewer, type ReviewSession } from '../review-session.ts';
import { StudyCard } from '../study-card.tsx';
import { CardTimer, GradeButtons, LeechNotice, RevealButton, UndoButton } from '../study-controls.tsx';
import { WaitingBadge } from '../waiting-badge.tsx';
import { ReviewFrame } from './frame.tsx';
import type { Review, ReviewStore } from './store.ts';

/** The specification's pause between an answer and the next card. */
const feedbackMs = 1500;
/** The card in front and those drawn before their turn comes. */
const drawnAhead = 3;

type ReviewViewProps = {
  review: Review;
  reviewer: Reviewer;
  /** Says what orders the session, while it begins. */
  order: ReactNode;
};

/** The card in front, and what can be done with it. */
export function ReviewView({ review, reviewer, order }: ReviewViewProps) {
  const { session, card, store, grade } = review;
  const { phase, face, turn, queue, total, cards } = session;
  const flip = useCallback(() => store.dispatch({ type: 'flip' }), [store]);
  const next = useCallback(() => store.dispatch({ type: 'next' }), [store]);
  const suspend = useSuspendInReview(store);
  const isNew = useIsNewToGrades(reviewer.userId, phase);
  useToastLift('6rem');
  useEffect(() => {
    if (phase !== 'feedback') return;
    const timer = setTimeout(next, feedbackMs);
    return () => clearTimeout(timer);
  }, [phase, next]);

  const ahead = queue.slice(0, drawnAhead).flatMap((id, index) => {
    const shown = cards[id];
    return shown ? [{ shown, turn: turn + index }] : [];
  });
  usePreloadedText(ahead.flatMap(({ shown }) => [shown.question, shown.answer]));
  if (!card) return null;

  const given = phase === 'feedback' ? session.answers.at(-1) : undefined;
  return (
    <ReviewFrame
      waiting={<WaitingBadge userId={reviewer.userId} />}
      place={placeWords(session)}
      progress={((total - queue.length) / total) * 100}
      timer={<CardTimer key={`${turn} ${card.id}`} read={store.secondsShown} stoppedAt={given?.timeSpent} />}
      undo={
        <UndoButton disabled={session.answers.length === 0} onUndo={() => store.dispatch({ type: 'undo' })} />
      }
      notice={
        <>
          {positionOf(session) === 1 && order}
          <LeechNotice card={card} onSuspend={() => suspend(card.id)} />
        </>
      }
      actions={
        <>
          {isNew && (
            <p className="mb-2 text-center text-ink-muted text-sm">
              Em cada botão, em quantos dias (d) este flashcard volta.
            </p>
          )}
          {phase === 'question' && <RevealButton onReveal={flip} />}
          {phase === 'answer' && (
            <GradeButtons
              intervals={previewGrades(card.schedule, today(), reviewer.preferences)}
              onGrade={grade}
            />
          )}
          {given && (
            <FeedbackBar
              grade={given.grade}
              words={feedbackWords(given, card.schedule.dueOn, session.day)}
              onNext={next}
            />
          )}
        </>
      }
    >
      {/* Drawn while nothing else happens, so that an answer only has to show what is there. */}
      {ahead.map(({ shown, turn: itsTurn }) => (
        <Activity key={`${itsTurn} ${shown.id}`} mode={itsTurn === turn ? 'visible' : 'hidden'}>
          <div className="my-auto min-w-0">
            <StudyCard card={shown} face={itsTurn === turn ? face : 'front'} onFlip={flip} />
          </div>
        </Activity>
      ))}
    </ReviewFrame>
  );
}

/** Whether the grades are in front of this student for the first time on this device. */
function useIsNewToGrades(userId: string, phase: ReviewSession['phase']): boolean {
  const key = `gradesKnown.${userId}`;
  const [isNew, setIsNew] = useState(() => storage.get(key) === null);
  if (isNew && phase === 'feedback') setIsNew(false);
  useEffect(() => {
    if (!isNew) storage.set(key, 'yes');
  }, [key, isNew]);
  return isNew && phase === 'answer';
}

type FeedbackBarProps = {
  grade: CardGrade;
  /** When the card comes back. */
  words: string;
  onNext: () => void;
};

const looks: Record<CardGrade, { icon: typeof Check; style: string }> = {
  incorrect: { icon: X, style: 'border-danger/40 bg-danger-soft text-danger' },
  hard: { icon: Minus, style: 'border-warn/40 bg-warn-soft text-warn' },
  correct: { icon: Check, style: 'border-ok/40 bg-ok-soft text-ok' },
};

/** What an answer was and did, for as long as the next card waits. */
function FeedbackBar({ grade, words, onNext }: FeedbackBarProps) {
  const { icon: Icon, style } = looks[grade];
  return (
    <div className={clsx('flex min-h-16 items-center gap-3 rounded-md border px-3 py-2', style)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 text-sm">
        <strong className="font-semibold">{gradeNames[grade]}</strong>{' '}
        <span className="block text-ink">{words}</span>
      </p>
      <Button size="sm" onClick={onNext}>
        Próximo
      </Button>
    </div>
  );
}

/** Takes a card out of the session and out of every review to come, until it is reactivated. */
function useSuspendInReview({ dispatch }: ReviewStore): (cardId: string) => void {
  const client = useQueryClient();
  const toast = useToast();
  const failed = (error: unknown) =>
    toast.error(sentenceOf(error, 'Não foi possível mudar o flashcard. Tente novamente.'));

  async function reactivate(cardId: string) {
    try {
      await setSuspended(client, cardId, false);
      dispatch({ type: 'putBack', cardId });
    } catch (error) {
      failed(error);
    }
  }

  async function suspend(cardId: string) {
    dispatch({ type: 'drop', cardId });
    try {
      await setSuspended(client, cardId, true);
      toast.success('Flashcard suspenso.', { undo: () => void reactivate(cardId) });
    } catch (error) {
      dispatch({ type: 'putBack', cardId });
      failed(error);
    }
  }

  return (cardId) => void suspend(cardId);
}

/**
 * Fetches what draws `texts` before they are shown, once the page has what it shows now: a text that is not on the page
 * loads nothing by itself.
 */
function usePreloadedText(texts: readonly string[]): void {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  const needsMath = texts.some(hasMath);
  useRenderer(!isIdle ? 'nothing' : needsMath ? 'math' : texts.some(hasMarkup) ? 'markdown' : 'nothing');
}

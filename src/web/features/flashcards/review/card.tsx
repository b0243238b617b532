import { Activity, useCallback, useEffect } from 'react';
import { previewGrades } from '#shared/rules/grade-card.ts';
import { today } from '#web/lib/today.ts';
import { useToastLift } from '#web/lib/use-toast-lift.ts';
import { feedbackWords } from '../card-labels.ts';
import { CardTimer } from '../card-timer.tsx';
import { LeechNotice } from '../leech-notice.tsx';
import { RevealButton } from '../reveal-button.tsx';
import { placeWords } from '../review-session.ts';
import { StudyCard } from '../study-card.tsx';
import { GradeButtons } from '../study-controls.tsx';
import { UndoButton } from '../undo-button.tsx';
import { WaitingBadge } from '../waiting-badge.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { ReviewFrame } from './frame.tsx';
import { usePreloadedText } from './use-preloaded-text.ts';
import type { Review, Reviewer } from './use-review.ts';
import { useSuspendInReview } from './use-suspend-in-review.ts';

/** The specification's pause between an answer and the next card. */
const feedbackMs = 1500;
/** The card in front and those drawn before their turn comes. */
const drawnAhead = 3;

type ReviewViewProps = { review: Review; reviewer: Reviewer };

/** The card in front, and what can be done with it. */
export function ReviewView({ review, reviewer }: ReviewViewProps) {
  const { session, card, store, grade } = review;
  const { phase, face, turn, queue, total, cards } = session;
  const flip = useCallback(() => store.dispatch({ type: 'flip' }), [store]);
  const next = useCallback(() => store.dispatch({ type: 'next' }), [store]);
  const suspend = useSuspendInReview(store);
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
      notice={<LeechNotice card={card} onSuspend={() => suspend(card.id)} />}
      actions={
        <>
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
          <div className="flex min-w-0 flex-1 flex-col">
            <StudyCard card={shown} face={itsTurn === turn ? face : 'front'} onFlip={flip} />
          </div>
        </Activity>
      ))}
    </ReviewFrame>
  );
}

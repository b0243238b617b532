import { Activity, useCallback, useEffect } from 'react';
import { previewGrades } from '#shared/rules/grade-card.ts';
import { today } from '#web/lib/today.ts';
import { useToastLift } from '#web/lib/use-toast-lift.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { positionOf } from '../review-session.ts';
import { feedbackWords } from '../review-words.ts';
import { usePreloadedText } from '../use-preloaded-text.ts';
import type { Review, Reviewer } from '../use-review.ts';
import { useSuspendInReview } from '../use-suspend-in-review.ts';
import { CardTimer } from './card-timer.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import { LeechNotice } from './leech-notice.tsx';
import { RevealButton } from './reveal-button.tsx';
import { ReviewHeader } from './review-header.tsx';
import { StudyCard } from './study-card.tsx';
import { UndoButton } from './undo-button.tsx';

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
  const place = `${positionOf(session)} de ${total}`;
  return (
    <div className="flex min-h-[calc(100dvh-7rem)] flex-col gap-3 md:min-h-[min(44rem,calc(100dvh-8rem))]">
      <ReviewHeader userId={reviewer.userId}>
        <div className="flex items-center gap-4">
          <p className="font-semibold text-sm tabular-nums">{place}</p>
          <CardTimer key={`${turn} ${card.id}`} read={store.secondsShown} stoppedAt={given?.timeSpent} />
          <div className="ms-auto flex">
            <UndoButton
              disabled={session.answers.length === 0}
              onUndo={() => store.dispatch({ type: 'undo' })}
            />
          </div>
        </div>
        <ProgressBar
          label="Progresso da revisão"
          labelHidden
          valueText={place}
          value={((total - queue.length) / total) * 100}
        />
      </ReviewHeader>
      <div className="flex min-w-0 flex-1 flex-col">
        {/* Drawn while nothing else happens, so that an answer only has to show what is there. */}
        {ahead.map(({ shown, turn: itsTurn }) => (
          <Activity key={`${itsTurn} ${shown.id}`} mode={itsTurn === turn ? 'visible' : 'hidden'}>
            <div className="flex min-w-0 flex-1 flex-col">
              <StudyCard card={shown} face={itsTurn === turn ? face : 'front'} onFlip={flip} />
            </div>
          </Activity>
        ))}
      </div>
      <LeechNotice card={card} onSuspend={() => suspend(card.id)} />
      <div className="sticky bottom-0 -mb-4 bg-ground ps-[max(0px,calc(var(--dock-start,0px)-max(1rem,(100vw-42rem)/2)))] pt-1 pb-safe">
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
      </div>
    </div>
  );
}

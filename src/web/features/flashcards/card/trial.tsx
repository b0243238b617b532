import { useRef } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { previewGrades } from '#shared/rules/grade-card.ts';
import { formatDay } from '#web/lib/format.ts';
import { today } from '#web/lib/today.ts';
import { useSingleKeys } from '#web/lib/use-single-keys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { gradeOfKey } from '../card-labels.ts';
import { CardTimer } from '../card-timer.tsx';
import { RevealButton } from '../reveal-button.tsx';
import type { Reviewer } from '../review/use-review.ts';
import { StudyCard } from '../study-card.tsx';
import { GradeButtons } from '../study-controls.tsx';
import { useStageFocus } from '../use-stage-focus.ts';
import { useCardTrial } from './use-card-trial.ts';

type CardTrialProps = { card: Flashcard; reviewer: Reviewer };

/** One card to be turned and graded on its own page. */
export function CardTrial({ card, reviewer }: CardTrialProps) {
  const trial = useCardTrial(card, reviewer);
  const { number, face, isRevealed, dueOn, failure, isSending, flip, grade, secondsShown } = trial;
  const stage = useRef<HTMLElement>(null);
  useStageFocus(stage, `${number} ${isRevealed} ${face}`, `${number} ${face}`);
  useSingleKeys((key) => {
    const given = gradeOfKey(key);
    if (given && isRevealed) grade(given);
    else if (key === ' ' || key === 'Enter') flip();
    else return false;
    return true;
  });
  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label="Estudar este flashcard"
      className="flex min-w-0 flex-col gap-3 outline-none"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CardTimer key={number} read={secondsShown} stoppedAt={isSending ? secondsShown() : undefined} />
        <p role="status" className="text-sm">
          {dueOn !== null && `Próxima revisão: ${formatDay(dueOn)}`}
        </p>
      </div>
      <div className="flex min-h-[min(20rem,44dvh)] flex-col">
        <StudyCard key={number} card={card} face={face} onFlip={flip} />
      </div>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {isRevealed ? (
        <GradeButtons
          intervals={previewGrades(card.schedule, today(), reviewer.preferences)}
          onGrade={grade}
          disabled={isSending}
        />
      ) : (
        <RevealButton onReveal={flip} />
      )}
    </section>
  );
}

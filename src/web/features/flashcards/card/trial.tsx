import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { gradeOn, previewGrades } from '#shared/rules/grade-card.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { today } from '#web/lib/today.ts';
import { isPassing } from '#web/sync/outbox-sender.ts';
import { Alert } from '#web/ui/alert.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { outboxOf } from '../answer-outbox.ts';
import { keepCard, type SentAnswer, useStudyFlashcard, useWithdrawAnswer } from '../api.ts';
import { gradeNames, gradeOfKey } from '../card-labels.ts';
import type { Reviewer } from '../review-session.ts';
import { spokenSide, useFormulaWords } from '../spoken-side.ts';
import { StudyCard } from '../study-card.tsx';
import { CardTimer, GradeButtons, RevealButton } from '../study-controls.tsx';
import { useStageFocus } from '../use-stage-focus.ts';

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

interface Trial {
  /** Another for every answer: the card begins anew. */
  number: number;
  face: 'front' | 'back';
  /** Whether the answer was looked at, so that it can be graded. */
  isRevealed: boolean;
  /** Milliseconds since the epoch. */
  shownAt: number;
  /** The next review that the last answer set. */
  dueOn: StudyDay | null;
  failure: string | null;
}

const begin = (number: number, dueOn: StudyDay | null = null): Trial => ({
  number,
  face: 'front',
  isRevealed: false,
  shownAt: Date.now(),
  dueOn,
  failure: null,
});

const failure = 'Não foi possível registrar o resultado. Tente novamente.';

/**
 * Studies one card outside a review: its side, and answers told to the server at once. What the network loses goes
 * to the outbox, and shows meanwhile as it will be.
 */
function useCardTrial(card: Flashcard, { userId, preferences }: Reviewer) {
  const [trial, setTrial] = useState(() => begin(0));
  const study = useStudyFlashcard(card.id);
  const withdraw = useWithdrawAnswer(card.id);
  const client = useQueryClient();
  const toast = useToast();
  const outbox = outboxOf(userId);
  // Known at once, not at the next drawing: a key pressed twice is one answer.
  const isGiven = useRef(false);
  useFormulaWords();

  const flip = () => {
    if (isGiven.current) return;
    const face = trial.face === 'front' ? 'back' : 'front';
    setTrial({ ...trial, face, isRevealed: true });
    announce(`${face === 'back' ? 'Resposta' : 'Pergunta'}: ${spokenSide(card, face)}`);
  };

  const secondsShown = () => Math.min(3600, Math.max(0, Math.round((Date.now() - trial.shownAt) / 1000)));

  const grade = (result: CardGrade) => {
    if (!trial.isRevealed || isGiven.current) return;
    isGiven.current = true;
    const answeredAt = new Date().toISOString();
    // Not crypto.randomUUID: it exists on secure origins only.
    void record({ id: uuidv7(), result, timeSpent: secondsShown(), answeredAt }).finally(() => {
      isGiven.current = false;
    });
  };

  async function record(answer: SentAnswer): Promise<void> {
    const isOffline = !navigator.onLine;
    // Answers to one card keep their order.
    if (outbox.list().some(({ cardId }) => cardId === card.id)) return keepForLater(answer, false);
    try {
      const { schedule } = await study.mutateAsync(answer);
      done(answer, schedule.dueOn, 'Resultado registrado.');
    } catch (error) {
      if (isPassing(error)) return keepForLater(answer, !isOffline);
      setTrial((before) => ({ ...before, failure: sentenceOf(error, failure) }));
    }
  }

  function keepForLater({ id, ...answer }: SentAnswer, attempted: boolean): void {
    outbox.addAnswer({ ...answer, answerId: id, cardId: card.id }, attempted);
    const { card: schedule } = gradeOn(card.schedule, answer.result, today(), preferences.retention);
    const { interval, easeFactor, consecutiveCorrect } = schedule;
    keepCard(client, { ...card, schedule, interval, easeFactor, consecutiveCorrect });
    done({ id, ...answer }, schedule.dueOn, 'Sem conexão: o resultado será enviado depois.');
  }

  function done(answer: SentAnswer, dueOn: StudyDay, message: string): void {
    setTrial((before) => begin(before.number + 1, dueOn));
    announce(`${gradeNames[answer.result]}. Próxima revisão: ${formatDay(dueOn)}`);
    toast.success(message, { undo: () => void takeBack(answer.id) });
  }

  async function takeBack(answerId: string): Promise<void> {
    try {
      if (outbox.list().some((message) => message.answerId === answerId)) {
        outbox.undoAnswer({ cardId: card.id, answerId });
        keepCard(client, card);
      } else await withdraw.mutateAsync(answerId);
      setTrial((before) => begin(before.number + 1));
      announce('Resposta desfeita.');
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível desfazer. Tente novamente.'));
    }
  }

  return { ...trial, isSending: study.isPending, flip, grade, secondsShown };
}

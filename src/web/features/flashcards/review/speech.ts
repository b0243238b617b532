import { useEffect } from 'react';
import { countOf } from '#shared/rules/text/format.ts';
import { announce } from '#web/ui/toast/announce.ts';
import { feedbackWords, gradeNames } from '../card-labels.ts';
import { cardOf, isFinished, positionOf, type ReviewSession } from '../review-session.ts';
import { spokenSide, useFormulaWords } from '../spoken-side.ts';
import type { ReviewStore } from './store.ts';

/** Tells screen readers what an answer, a flip or a new card changed. */
export function useReviewSpeech({ get, subscribe }: ReviewStore): void {
  useFormulaWords();
  useEffect(() => {
    let before = get();
    return subscribe(() => {
      const after = get();
      const said = spokenChange(before, after);
      before = after;
      // Outside the work between two cards.
      if (said !== null) setTimeout(() => announce(said));
    });
  }, [get, subscribe]);
}

/** What a screen reader says after a change of the session; null when nothing is worth a word. */
export function spokenChange(before: ReviewSession, after: ReviewSession): string | null {
  if (isFinished(after)) return isFinished(before) ? null : `Revisão concluída. ${countWords(after)}`;
  const card = cardOf(after, after.queue[0] ?? '');
  if (!card) return null;
  if (after.turn !== before.turn) {
    const undone = after.answers.length < before.answers.length ? 'Resposta desfeita. ' : '';
    const place = `Pergunta ${positionOf(after)} de ${after.total}`;
    return `${undone}${place}: ${spokenSide(card, 'front')}`;
  }
  const answer = after.answers.at(-1);
  if (after.phase === 'feedback' && before.phase !== 'feedback' && answer)
    return `${gradeNames[answer.grade]}. ${feedbackWords(answer, card.schedule.dueOn, after.day)}`;
  if (after.face === before.face) return null;
  return after.face === 'back'
    ? `Resposta: ${spokenSide(card, 'back')}`
    : `Pergunta: ${spokenSide(card, 'front')}`;
}

function countWords({ counts }: ReviewSession): string {
  const { correct, hard, incorrect } = counts;
  return `${countOf(correct, 'correta', 'corretas')}, ${countOf(hard, 'difícil', 'difíceis')} e ${countOf(incorrect, 'incorreta', 'incorretas')}.`;
}

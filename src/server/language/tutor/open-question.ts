import { sidesOf } from './quiz/cloze-card.ts';
import { block } from './quote/quote.ts';
import type { TutorState } from './tutor.ts';

/** The question that waits for an answer, told again; null when none does. */
export function openQuestion(state: TutorState): string | null {
  if (!state) return null;
  const asked = state.kind === 'quiz' ? sidesOf(state.card).asked : state.question;
  return `A pergunta continua aberta:\n\n${block(asked)}`;
}

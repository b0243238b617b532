import { type Cloze, hasCloze, splitClozes } from '#shared/markdown/split-clozes.ts';
import type { QuizCard } from '../tutor.ts';

const withClozes = (text: string, show: (cloze: Cloze) => string): string =>
  splitClozes(text)
    .map((part) => (typeof part === 'string' ? part : show(part)))
    .join('');

/** A text with the hidden answers of its clozes in their places; one within another, too. */
export const filled = (text: string): string => withClozes(text, ({ answer }) => filled(answer));

/** What a card asks and what it wants to hear: of a cloze, its sentence with gaps and the words hidden in them. */
export function sidesOf({ question, answer }: Pick<QuizCard, 'question' | 'answer'>): {
  asked: string;
  expected: string;
  /** The words that settle the matter. */
  proof: string;
} {
  if (!hasCloze(question)) return { asked: question, expected: filled(answer), proof: filled(answer) };
  const hidden = splitClozes(question).flatMap((part) =>
    typeof part === 'string' ? [] : [filled(part.answer)],
  );
  return {
    asked: withClozes(question, ({ hint }) => `[${hint ?? '…'}]`),
    expected: [...new Set(hidden)].join('; '),
    proof: filled(question),
  };
}

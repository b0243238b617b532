import { splitClozes } from '#shared/markdown/split-clozes.ts';

interface Selected {
  text: string;
  /** Of the selection in it. */
  start: number;
  end: number;
}

const before = '{{c1::';
const after = '}}';

/**
 * Puts the selection into a cloze, blanks at its ends left outside; the cursor comes after it. Without a selection the
 * cursor comes into an empty cloze.
 */
export function wrapCloze({ text, start, end }: Selected): Selected {
  const selected = text.slice(start, end);
  const inner = selected.trim();
  const from = inner === '' ? end : start + selected.indexOf(inner);
  const to = from + inner.length;
  const cursor = to + before.length + (inner === '' ? 0 : after.length);
  return {
    text: text.slice(0, from) + before + inner + after + text.slice(to),
    start: cursor,
    end: cursor,
  };
}

/** What the clozes of a text ask for: `Paris, Lyon`. */
export const clozeAnswers = (text: string): string =>
  splitClozes(text)
    .flatMap((part) => (typeof part === 'string' ? [] : [part.answer.trim()]))
    .filter(Boolean)
    .join(', ');

/** The answer once the question has changed by a cloze: it follows the clozes until the student writes their own. */
export function answerAfterCloze(answer: string, questionBefore: string, questionAfter: string): string {
  const follows = answer.trim() === '' || answer === clozeAnswers(questionBefore);
  return follows ? clozeAnswers(questionAfter) : answer;
}

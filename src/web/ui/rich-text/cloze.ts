import { splitClozes } from '#shared/markdown/split-clozes.ts';

/** Whether the answers inside `{{c1::…}}` are covered or marked. */
export type ClozeMode = 'hidden' | 'shown';

/**
 * Around an answer while Markdown is read: a character of no script, and a bracket, so that Markdown sees
 * punctuation where the braces were.
 */
export const clozeStart = '\uE000⸨';
export const clozeEnd = '⸩\uE001';

/** A text whose clozes are written with `clozeStart` and `clozeEnd`. */
export interface EncodedText {
  text: string;
  /** Of each cloze in order, when they are hidden. */
  hints: (string | null)[];
}

/** Hidden answers are left out, so that nothing that reads the result can show them: their number stands there. */
export function encodeClozes(text: string, mode: ClozeMode): EncodedText {
  const hints: (string | null)[] = [];
  const encoded = splitClozes(normalize(text)).map((part) => {
    if (typeof part === 'string') return part;
    const inside = mode === 'hidden' ? String(hints.push(part.hint) - 1) : joinAnswers(part.answer);
    return clozeStart + inside + clozeEnd;
  });
  return { text: encoded.join(''), hints };
}

const normalize = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\uE000-\uE00F]/g, '');

function joinAnswers(text: string): string {
  const parts = splitClozes(text);
  return parts.map((part) => (typeof part === 'string' ? part : joinAnswers(part.answer))).join('');
}

/** What stands in the place of a hidden answer, and what a screen reader says there. */
export function gapWords(hint: string | null): { shown: string; label: string } {
  return {
    shown: `[${hint ?? '…'}]`,
    label: hint === null ? 'palavra escondida' : `palavra escondida: ${hint}`,
  };
}

/** A covered answer, and an answer shown in its place: the shape says it too, not the colour alone. */
export const clozeClass = {
  gap: 'rounded-[0.25rem] bg-cometa-soft box-decoration-clone px-1 font-semibold text-cometa',
  mark: 'rounded-[0.25rem] border-sol-strong border-b-2 bg-sol-soft box-decoration-clone px-0.5 text-ink',
};

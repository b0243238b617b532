import { stopWords } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';

export interface ContentWord {
  /** As it is written. */
  word: string;
  folded: string;
  stem: string;
}

/** The words of a text that say something, in order; numbers among them. */
export function contentWords(text: string): ContentWord[] {
  return wordsOf(text).flatMap((word): ContentWord[] => {
    const folded = foldLetters(word);
    const says = (folded.length > 1 || /\d/.test(folded)) && !stopWords.has(folded);
    return says ? [{ word, folded, stem: stem(folded) }] : [];
  });
}

/** The stems of the words of a text that say something. */
export const stemsOf = (text: string): Set<string> => new Set(contentWords(text).map((word) => word.stem));

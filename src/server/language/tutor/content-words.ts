import { stopWords } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';

/** Nouns that another ending makes another thing: "os casos" and "as casas", "o porto" and "a porta". */
const twofold =
  /^(?:banc|barc|bol|carg|cas|foc|lut|mant|marc|mod|past|pont|pol|port|post|prat|quadr|ram|vei)[oa]s?$/;

/** Whether a folded word is such a noun. */
export const isTwofold = (folded: string): boolean => twofold.test(folded);

/** The stem of a folded word, by which its forms are the same. */
export const stemOf = (folded: string): string =>
  isTwofold(folded) ? folded.replace(/s$/, '') : stem(folded);

export interface ContentWord {
  /** As it is written. */
  word: string;
  folded: string;
  stem: string;
}

/** Of no content elsewhere; here they tell a first from a last, a second law from a third, and a state from having been. */
const ordinals = new Set(
  'primeiro primeira primeiros primeiras segunda terceiro terceira ultimo ultima ultimos ultimas estado estados'.split(
    ' ',
  ),
);

/** Whether a folded word says something. */
export const saysSomething = (folded: string): boolean =>
  (folded.length > 1 || /\d/.test(folded)) && (!stopWords.has(folded) || ordinals.has(folded));

/** The words of a text that say something, in order; numbers among them. */
export function contentWords(text: string): ContentWord[] {
  return wordsOf(text).flatMap((word, at, all): ContentWord[] => {
    const folded = foldLetters(word);
    if (/^[A-Z]$/.test(word) && isLetterAfter(all[at - 1])) return [{ word, folded, stem: folded }];
    return saysSomething(folded) ? [{ word, folded, stem: stemOf(folded) }] : [];
  });
}

const shortestKind = 4;
/** Whether a letter after this word tells which of its kind: "vitamina C", "linfócitos B". */
export const isLetterAfter = (before: string | undefined): boolean =>
  before !== undefined && before.length >= shortestKind && saysSomething(foldLetters(before));

/** The stems of the words of a text that say something. */
export const stemsOf = (text: string): Set<string> => new Set(contentWords(text).map((word) => word.stem));

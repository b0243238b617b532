import { cleanText } from '#server/language/text/clean-text.ts';
import { wordsOf } from '#server/language/text/words.ts';
import type { Piece } from './sections.ts';

/** Words of a list that is still said in one breath. */
const mostWords = 90;
const test = /corret|incorret|alternativa|assinale|marque|verdadeir|fals|\?$/iu;

/** Items that a sentence ending with a colon announces, from `pieces[at + 1]` on. */
export function itemsAfter(pieces: readonly Piece[], at: number): Piece[] {
  if (!/:$/u.test(pieces[at]?.text ?? '')) return [];
  const end = pieces.findIndex(({ kind }, other) => other > at && kind !== 'item');
  return pieces.slice(at + 1, end < 0 ? undefined : end);
}

/**
 * The announcement and all of its items as one sentence; undefined when that would be too long, or when the items may be
 * the false alternatives of an exercise.
 */
export function sayList(intro: string, items: readonly Piece[]): string | undefined {
  const isTest =
    test.test(intro) ||
    (items.some(({ lettered }) => lettered) &&
      !items.slice(0, -1).every(({ text }) => /;(?: e| ou)?$/u.test(text)));
  const said = items
    .map(({ text }) => cleanText(text).replace(/[.;,](?: (?:e|ou))?$/u, ''))
    .filter((item) => !/^\(.*\)$/u.test(item));
  const list = `${intro} ${said.join('; ')}.`;
  return said.length < 2 || isTest || wordsOf(list).length > mostWords ? undefined : list;
}

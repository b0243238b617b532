import { type Choice, chooseSentences } from '../quote/choose-sentences.ts';
import { gistOf } from '../quote/gist.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { titleShare } from '../shelf-about.ts';
import type { Material } from './answer-with.ts';

/** The share of what is named that the place has to have. */
const leastOfPlace = 0.9;

/** Whether a sentence has every word that is asked about. */
export const hasAll = ({ stems, inherited }: Quotable, { asked }: Wanted) =>
  asked.every(({ stem }) => stems.has(stem) || inherited.has(stem));

/** Where all that a question names is spoken of, though not what it asks about it; null without. */
export function placeOf({ asked, context = [] }: Wanted, quotables: readonly Quotable[]): Quotable | null {
  const names = [...asked, ...context].filter(({ role }) => role === 'name');
  if (names.length === 0) return null;
  const { best, coverage } = chooseSentences(quotables, { asked: names, kind: 'plain' });
  return coverage >= leastOfPlace ? best : null;
}

/** The share of a title that a question for a list has to name, to be told by the text under it. */
const leastOfTitle = 0.9;
const mostOfList = 8;

/** A list that no sentence gives: the text whose title names it goes through it. */
export function listedBy(
  { asked, kind }: Wanted,
  { isList }: Choice,
  { passages }: Material,
): readonly Quotable[] | null {
  const titled = passages.find(
    ({ kind: made, title }) => made === 'summary' && titleShare(title, asked) >= leastOfTitle,
  );
  if (kind !== 'list' || isList || !titled) return null;
  const at = passages.indexOf(titled);
  return gistOf(titled, mostOfList).map((quotable) => ({ ...quotable, passage: at }));
}

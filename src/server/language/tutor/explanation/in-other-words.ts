import { stemsOf } from '../content-words.ts';
import { countedIn, countsIt } from '../quote/counts.ts';
import { answersKind, type QuestionKind } from '../quote/question-kind.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from '../quote/weigh.ts';

/** Of these, a sentence is told by its own words, of the form that is asked for; a definition or a list would be another's. */
const open: ReadonlySet<QuestionKind> = new Set(['cause', 'manner', 'place', 'quantity', 'purpose']);

/** Sentences that have a word at most, for it to tell them apart from the others. */
const rare = 4;
const fewestTold = 2;

/** Each of a list's items by itself, under what announces it. */
const itemsOf = (list: Quotable): Quotable[] =>
  list.items.length === 0
    ? [list]
    : list.items.map((item) => ({ ...list, text: item, items: [], source: item, stems: stemsOf(item) }));

interface Near {
  quotable: Quotable;
  told: readonly Weighed[];
  weight: number;
}

/** The words of a question that a sentence has itself, or by what its pronoun stands for. */
const toldBy = ({ stems, inherited }: Quotable, asked: readonly Weighed[]) =>
  asked.filter((word) => hasAny(stems, word) || hasAny(inherited, word));

/**
 * The one sentence that gives a reason, or a way, for what is asked in other words: it has two or more of the question's
 * rare words, at least as many as the whole material lacks, and no other has as much of them. Null where there is none.
 */
export function toldInOtherWords({ asked, kind }: Wanted, quotables: readonly Quotable[]): Quotable | null {
  if (!open.has(kind)) return null;
  const all = weigh(asked, quotables, vocabularyOf(quotables));
  const weighed = all.filter(({ role, isVague }) => role !== 'aspect' && !isVague);
  const known = weighed.filter(({ matches }) => matches.size > 0);
  const lacking = weighed.filter(({ matches, role }) => matches.size === 0 && role === 'name');
  const counted = kind === 'quantity' ? countedIn(all) : undefined;
  const isRare = (word: Weighed) => quotables.filter(({ stems }) => hasAny(stems, word)).length <= rare;
  const near = quotables
    .flatMap(itemsOf)
    .filter(({ text, question, isTorn }) => question === null && !isTorn && answersKind(text, kind))
    .filter((quotable) => !counted || countsIt(quotable, counted))
    .map((quotable): Near => {
      const told = toldBy(quotable, known);
      return { quotable, told, weight: told.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .toSorted((one, other) => other.weight - one.weight);
  const [best, next] = near;
  if (!best || best.weight === next?.weight) return null;
  const isToldOf = best.told.filter(isRare).length >= fewestTold && best.told.length >= lacking.length;
  return isToldOf && best.told.length * 2 > known.length ? best.quotable : null;
}

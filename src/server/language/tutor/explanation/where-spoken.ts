import { numbersStated } from '../attempt/numbers.ts';
import type { Asked } from '../matching/asked-words.ts';
import { type Choice, chooseSentences } from '../quote/choose-sentences.ts';
import { gistOf, partOn } from '../quote/gist.ts';
import { steps } from '../quote/one-item.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { hasAny, vocabularyOf, weigh } from '../quote/weigh.ts';
import { titleShare } from '../shelf-about.ts';
import type { Material } from './answer-with.ts';

/** The share of what is named that the place has to have. */
const leastOfPlace = 0.9;

/** Whether a sentence has every word that is asked about, however it is spelt. */
export const hasAll = (
  { stems, inherited }: Quotable,
  { asked }: Wanted,
  quotables: readonly Quotable[],
): boolean =>
  weigh(asked, quotables, vocabularyOf(quotables)).every(
    (word) => hasAny(stems, word) || hasAny(inherited, word),
  );

/** The first thing named, where it has a name of several words: "habeas corpus" of its term. */
function firstNamed(names: readonly Asked[]): readonly Asked[] {
  const end = names.findIndex(({ isQualifier }, at) => at > 0 && !isQualifier);
  const first = names.slice(0, end < 0 ? names.length : end);
  return first.length > 1 && first.length < names.length ? first : [];
}

/** Where all that a question names, or else the first of it, is spoken of, though not what it asks; null without. */
export function placeOf({ asked, context = [] }: Wanted, quotables: readonly Quotable[]): Quotable | null {
  const names = [...asked, ...context].filter(({ role }) => role === 'name');
  for (const some of [names, firstNamed(names)].filter(({ length }) => length > 0)) {
    const { best, coverage } = chooseSentences(quotables, { asked: some, kind: 'plain' });
    if (best && coverage >= leastOfPlace) return best;
  }
  return null;
}

/** The share of a title that a question for a list has to name, to be told by the text under it. */
const leastOfTitle = 0.9;
const mostOfList = 8;

/** "O som tem três qualidades." */
const counts = /(?<![\p{L}\d])(dois|duas|três|quatro|cinco|seis|sete|oito|[2-8]) \p{L}+[^:;.]{0,40}\.$/iu;
/** Asks for what to do, and not how to know a thing. */
const doing = /^(?:passos?|etapas?|procediment\p{L}+|proceder|agir|fazer|faço)$/u;
/** Sentences between what is asked about and its steps. */
const reach = 2;

/** What the sentence that answers announces: each of those that it counts, or the steps that stand behind it. */
function announced(
  { asked, kind }: Wanted,
  choice: Choice,
  { quotables }: Material,
): readonly Quotable[] | null {
  const [first] = choice.quotables;
  if (!first || !choice.best) return null;
  const own = quotables
    .filter(({ passage, question }) => passage === first.passage && question === null)
    .toSorted((one, other) => one.start - other.start);
  const before = own[own.indexOf(first) - 1];
  const counting = [...choice.quotables, ...(before ? [before] : [])].find(({ text }) => counts.test(text));
  const [, number = ''] = counts.exec(counting?.text ?? '') ?? [];
  const [count = 0] = numbersStated(number);
  const each = counting ? own.slice(own.indexOf(counting) + 1).slice(0, count) : [];
  const isCounted = each.length === count && each.every(({ text }) => /^[OA]s? \p{L}/u.test(text));
  if (kind === 'list' && counting && count > 0 && own.includes(counting) && isCounted)
    return [counting, ...each];
  if (kind !== 'manner' || !asked.some(({ word }) => doing.test(word))) return null;
  const { best } = choice;
  const next = own.slice(own.indexOf(best) + 1).slice(0, reach);
  const list =
    best.items.length === 0 && own.includes(best)
      ? next.find(({ items, text }) => items.length > 0 && steps.test(text))
      : undefined;
  return list ? [best, list] : null;
}

/** A list that no sentence gives: the text whose title names it goes through it. */
export function listedBy(wanted: Wanted, choice: Choice, material: Material): readonly Quotable[] | null {
  const { asked, kind } = wanted;
  const { isList } = choice;
  const { passages } = material;
  const told = announced(wanted, choice, material);
  if (told) return told;
  const titled = passages.find(
    ({ kind: made, title }) => made === 'summary' && titleShare(title, asked) >= leastOfTitle,
  );
  if (kind !== 'list' || isList || !titled) return null;
  const at = passages.indexOf(titled);
  return gistOf(partOn(titled, asked, true), mostOfList, { isExact: true }).map((quotable) => ({
    ...quotable,
    passage: at,
  }));
}

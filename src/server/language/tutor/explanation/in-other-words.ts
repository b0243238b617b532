import { stemsOf } from '../content-words.ts';
import { answersKind, type QuestionKind } from '../quote/question-kind.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from '../quote/weigh.ts';

/** Of these, a sentence of the form is told by its own words; a name, a date or a number would be another's. */
const open: ReadonlySet<QuestionKind> = new Set(['cause', 'manner', 'whether']);

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

/** "O marco é …": says what its first noun is. */
const saysWhat = /^[OA]s? \p{L}+ (?:é|são|foi|foram|era|eram) /u;
/** Sentences before one that tell what it is of. */
const reach = 3;

/**
 * What says what the first thing asked for is, right after what it is asked of: "o marco do modelo burocrático" of "vem o
 * modelo burocrático … O marco é a criação …". Null where none does, or several do.
 */
function toldAfter(asked: readonly Weighed[], quotables: readonly Quotable[]): Quotable | null {
  const [head, ...others] = asked.filter(({ role }) => role === 'name');
  if (!head || others.length === 0) return null;
  const isBefore = (quotable: Quotable, at: number) => {
    const before = quotables
      .slice(Math.max(0, at - reach), at)
      .filter(({ passage, question }) => passage === quotable.passage && question === null);
    const told = others.filter((word) => before.some(({ stems }) => hasAny(stems, word)));
    return told.length * 2 >= others.length;
  };
  const found = quotables.filter(
    (quotable, at) =>
      quotable.question === null &&
      saysWhat.test(quotable.text) &&
      head.matches.has(quotable.begins[0] ?? '') &&
      isBefore(quotable, at),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The one sentence that gives a reason, or a way, for what is asked in other words: it has two or more of the question's
 * rare words, at least as many as the whole material lacks, and no other has as much of them. Null where there is none.
 */
export function toldInOtherWords({ asked, kind }: Wanted, quotables: readonly Quotable[]): Quotable | null {
  const weighed = weigh(asked, quotables, vocabularyOf(quotables)).filter(
    ({ role, isVague }) => role !== 'aspect' && !isVague,
  );
  const after = toldAfter(weighed, quotables);
  if (after || !open.has(kind)) return after;
  const known = weighed.filter(({ matches }) => matches.size > 0);
  const lacking = weighed.filter(({ matches, role }) => matches.size === 0 && role === 'name');
  const isRare = (word: Weighed) => quotables.filter(({ stems }) => hasAny(stems, word)).length <= rare;
  const near = quotables
    .flatMap(itemsOf)
    .filter(
      ({ text, question, isTorn }) =>
        question === null && !isTorn && (kind === 'whether' || answersKind(text, kind)),
    )
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

import { isSameWord } from '../attempt/same-word.ts';
import { stemOf } from '../content-words.ts';

/** A house is no case: of short words, the last letter tells one from another. */
const shortest = 5;
const singular = (word: string) => word.replace(/s$/, '');
/** "Manda" and "mandam" of "mandar". */
const isOfVerb = (folded: string, verb: string) =>
  /[aei]r$/.test(verb) && verb.length > shortest && folded.replace(/m$/, '') === verb.slice(0, -1);
/** Questions have no end of words; so many are remembered. */
const mostKnown = 5000;

/**
 * Reads groups of folded words, a line each, that may stand for each other. Answers what gives the others of a folded
 * word's groups, in whatever form it is written, itself left out; none for a word that no group has. Short forms are
 * known of verbs alone: "manda" orders, and "cobra" is a snake.
 */
export function othersIn(lines: string): (folded: string, isVerb?: boolean) => readonly string[] {
  const groups = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
  const byBeginning = Map.groupBy(
    groups.flatMap((group) => group.map((word) => ({ word, group }))),
    ({ word }) => word.slice(0, 3),
  );
  const known = new Map<string, readonly string[]>();
  return (folded, isVerb = false) => {
    const key = `${folded} ${isVerb}`;
    const found = known.get(key);
    if (found) return found;
    const same = (byBeginning.get(folded.slice(0, 3)) ?? []).filter(
      ({ word }) =>
        (isVerb && isOfVerb(folded, word)) ||
        (isSameWord(folded, word) && (folded.length > shortest || singular(folded) === singular(word))),
    );
    const others = [
      ...new Set(same.flatMap(({ group, word }) => group.filter((other) => stemOf(other) !== stemOf(word)))),
    ];
    if (known.size < mostKnown) known.set(key, others);
    return others;
  };
}

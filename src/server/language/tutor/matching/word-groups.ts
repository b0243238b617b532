import { stem } from '#shared/rules/text/stem.ts';
import { isSameWord } from '../attempt/same-word.ts';

/** A house is no case: of short words, the last letter tells one from another. */
const shortest = 5;
const singular = (word: string) => word.replace(/s$/, '');
/** Questions have no end of words; so many are remembered. */
const mostKnown = 5000;

/**
 * Reads groups of folded words, a line each, that may stand for each other. Answers what gives the others of a folded
 * word's groups, in whatever form it is written, itself left out; none for a word that no group has.
 */
export function othersIn(lines: string): (folded: string) => readonly string[] {
  const groups = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
  const byBeginning = Map.groupBy(
    groups.flatMap((group) => group.map((word) => ({ word, group }))),
    ({ word }) => word.slice(0, 3),
  );
  const known = new Map<string, readonly string[]>();
  return (folded) => {
    const found = known.get(folded);
    if (found) return found;
    const same = (byBeginning.get(folded.slice(0, 3)) ?? []).filter(
      ({ word }) =>
        isSameWord(folded, word) && (folded.length > shortest || singular(folded) === singular(word)),
    );
    const others = [
      ...new Set(same.flatMap(({ group, word }) => group.filter((other) => stem(other) !== stem(word)))),
    ];
    if (known.size < mostKnown) known.set(folded, others);
    return others;
  };
}

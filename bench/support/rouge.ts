import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';

/** The words that ROUGE compares: folded, neither stemmed nor stopped, compounds as one word. */
const tokensOf = (text: string) => wordsOf(text).map(foldLetters);

function countOf(tokens: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function f1(hits: number, candidate: number, reference: number): number {
  return hits === 0 ? 0 : (2 * hits) / (candidate + reference);
}

/** ROUGE-1: the F1, 0 to 1, of the words that two texts share, each counted as often as both have it. */
export function rouge1(candidate: readonly string[], reference: readonly string[]): number {
  const [one, other] = [candidate.flatMap(tokensOf), reference.flatMap(tokensOf)];
  const counts = countOf(other);
  let hits = 0;
  for (const [token, count] of countOf(one)) hits += Math.min(count, counts.get(token) ?? 0);
  return f1(hits, one.length, other.length);
}

/** Places in `reference` of one longest common subsequence with `candidate`. */
function commonPlaces(reference: readonly string[], candidate: readonly string[]): number[] {
  const width = candidate.length + 1;
  const lengths = new Uint16Array((reference.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = reference.length - 1; row >= 0; row--)
    for (let column = candidate.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        reference[row] === candidate[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const places: number[] = [];
  for (let row = 0, column = 0; row < reference.length && column < candidate.length; ) {
    if (reference[row] === candidate[column]) {
      places.push(row++);
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return places;
}

/**
 * ROUGE-L of whole summaries: the F1, 0 to 1, of the words of each reference sentence that lie in the union of its
 * longest common subsequences with the sentences of the candidate, no word counted oftener than the candidate has it.
 * Both are given as sentences. Lin, "ROUGE: A Package for Automatic Evaluation of Summaries" (2004), section 3.2.
 */
export function rougeL(candidate: readonly string[], reference: readonly string[]): number {
  const [ones, others] = [candidate.map(tokensOf), reference.map(tokensOf)];
  const left = countOf(ones.flat());
  let hits = 0;
  for (const sentence of others) {
    const union = new Set(ones.flatMap((one) => commonPlaces(sentence, one)));
    for (const place of union) {
      const token = sentence[place] ?? '';
      const count = left.get(token) ?? 0;
      if (count === 0) continue;
      left.set(token, count - 1);
      hits++;
    }
  }
  return f1(hits, ones.flat().length, others.flat().length);
}

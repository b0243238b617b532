import { stopWords } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { Statement } from './read-statements.ts';

const kind = /^((?:[OA]s?|N[oa]s?) \p{Ll}{4,}) (\p{Ll}{4,})(?!\p{L})/u;
/** "A primeira fase", "A segunda fase": one of a series. */
const ranked = /^(?:[OA]s? )?((?:primeir|segund|terceir|quart|quint)[oa]s?|[1-5][ªº]) (\p{L}{3,})/u;
/** "O cátodo é o polo em que …": what a term means. */
const meaning =
  /^(?:Já )?(?:[OA]s? )?((?:[\p{L}-]+ ){1,3})(?:é|são) (?:[oa]s?|uma?|aquel[ea]s?) (\p{L}+(?: [\p{L}-]+){0,3})/u;
/** Statements between two of the kinds, at most, and words of all together. */
const reach = 5;
const reachOfRanks = 12;
const mostWords = 80;

/** "Há três tipos", "distingue quatro formas": what goes before the kinds that it counts. */
const announcing =
  /(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete) (?:\p{L}+ )?(?:tipos|formas|espécies|classes|modalidades|categorias|fases|etapas|causas|princípios|modelos|grupos|regimes|sistemas)(?!\p{L})/u;

interface Group {
  adjectives: Set<string>;
  at: number[];
  words: number;
  isSeries: boolean;
}

const fewestRanks = 3;

/** Whether a series is whole from its first on: of three or more, or numbered. */
const isWholeSeries = (ranks: ReadonlySet<string>) =>
  [...ranks].some((rank) => /^(?:primeir|1)/u.test(rank)) &&
  (ranks.size >= fewestRanks || [...ranks].every((rank) => /^\d/u.test(rank)));

const stemsOf = (text: string) =>
  wordsOf(text)
    .map(foldLetters)
    .filter((word) => word.length > 3 && !stopWords.has(word))
    .map(stem);

/** Pairs of neighbours that say by the same noun what two terms mean: "O ânodo é o polo …", "O cátodo é o polo …". */
function pairsOf(statements: readonly Statement[], texts: readonly string[]): number[][] {
  const groups: number[][] = [];
  let before: { at: number; term: string; stems: string[] } | undefined;
  statements.forEach(({ heading }, at) => {
    const [, term = '', told = ''] = meaning.exec(texts[at] ?? '') ?? [];
    if (term === '') return;
    const now = { at, term, stems: stemsOf(told) };
    const near = before && at - before.at === 1 && heading === statements[before.at]?.heading;
    if (before && near && term !== before.term && now.stems.some((each) => before?.stems.includes(each))) {
      if (groups.at(-1)?.at(-1) === before.at) groups.at(-1)?.push(at);
      else groups.push([before.at, at]);
    }
    before = now;
  });
  return groups;
}

/**
 * Positions of statements that tell of the kinds of one thing, each beginning with it and an adjective of its own: "Nos
 * climas frios …", "Nos climas secos …", with what announces them. One without the others would be half of it.
 */
export function siblingsOf(statements: readonly Statement[]): number[][] {
  const open = new Map<string, Group>();
  const groups: Group[] = [];
  const free = statements.map(({ forms }) => forms.filter(({ on }) => on === undefined));
  const lengthOf = (at: number) => Math.min(...(free[at] ?? []).map(({ length }) => length));
  statements.forEach(({ heading }, at) => {
    const text = free[at]?.[0]?.text ?? '';
    const [, rank = '', inSeries = ''] = ranked.exec(text) ?? [];
    const [, noun = '', adjective = ''] = rank === '' ? (kind.exec(text) ?? []) : [text, inSeries, rank];
    if (noun === '' || isVerb(adjective, 'e')) return;
    const key = rank === '' ? `${heading} ${noun}` : `${noun} in order`;
    let group = open.get(key);
    if (!group || at - (group.at.at(-1) ?? 0) > (rank === '' ? reach : reachOfRanks)) {
      group = { adjectives: new Set(), at: [], words: 0, isSeries: rank !== '' };
      open.set(key, group);
      groups.push(group);
      const before = [at - 1, at - 2].find((other) => announcing.test(free[other]?.[0]?.text ?? ''));
      if (before !== undefined) {
        group.at.push(before);
        group.words += lengthOf(before);
      }
    }
    group.at.push(at);
    group.adjectives.add(adjective);
    group.words += lengthOf(at);
  });
  const pairs = pairsOf(
    statements,
    free.map(([form]) => form?.text ?? ''),
  );
  return [
    ...groups
      .filter(({ adjectives, words, isSeries }) => {
        const isWhole = isSeries ? isWholeSeries(adjectives) : adjectives.size > 1;
        return isWhole && words <= mostWords;
      })
      .map(({ at }) => at),
    ...pairs.filter((pair) => pair.reduce((sum, at) => sum + lengthOf(at), 0) <= mostWords),
  ];
}

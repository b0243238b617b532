import { isVerb } from '#server/language/text/verbs.ts';
import type { Statement } from './read-statements.ts';

const kind = /^((?:[OA]s?|N[oa]s?) \p{Ll}{4,}) (\p{Ll}{4,})(?!\p{L})/u;
/** Statements between two of the kinds, at most, and words of all together. */
const reach = 5;
const mostWords = 80;

/** "Há três tipos", "distingue quatro formas": what goes before the kinds that it counts. */
const announcing =
  /(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete) (?:\p{L}+ )?(?:tipos|formas|espécies|classes|modalidades|categorias|fases|etapas|causas|princípios|modelos|grupos|regimes|sistemas)(?!\p{L})/u;

/**
 * Positions of statements that tell of the kinds of one thing, each beginning with it and an adjective of its own: "Nos
 * climas frios …", "Nos climas secos …", with what announces them. One without the others would be half of it.
 */
export function siblingsOf(statements: readonly Statement[]): number[][] {
  const open = new Map<string, { adjectives: Set<string>; at: number[]; words: number }>();
  const groups: { adjectives: Set<string>; at: number[]; words: number }[] = [];
  const free = statements.map(({ forms }) => forms.filter(({ on }) => on === undefined));
  const wordsOf = (at: number) => Math.min(...(free[at] ?? []).map(({ length }) => length));
  statements.forEach(({ heading }, at) => {
    const [, noun = '', adjective = ''] = kind.exec(free[at]?.[0]?.text ?? '') ?? [];
    if (noun === '' || isVerb(adjective, 'e')) return;
    const key = `${heading} ${noun}`;
    let group = open.get(key);
    if (!group || at - (group.at.at(-1) ?? 0) > reach) {
      group = { adjectives: new Set(), at: [], words: 0 };
      open.set(key, group);
      groups.push(group);
      const before = [at - 1, at - 2].find((other) => announcing.test(free[other]?.[0]?.text ?? ''));
      if (before !== undefined) {
        group.at.push(before);
        group.words += wordsOf(before);
      }
    }
    group.at.push(at);
    group.adjectives.add(adjective);
    group.words += wordsOf(at);
  });
  return groups
    .filter(({ adjectives, words }) => adjectives.size > 1 && words <= mostWords)
    .map(({ at }) => at);
}

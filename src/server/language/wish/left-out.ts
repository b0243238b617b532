import type { Asked } from './asked.ts';
import type { Entry } from './catalogue-index.ts';
import type { ReadWords } from './read-words.ts';
import { stemsOf } from './words.ts';

/** "Depois da Guerra Fria", "da Guerra Fria até hoje": not the part that is named, but what follows it. */
export const goesBeyond =
  /(?<!\p{L})(?:depois d|ap[óo]s|p[óo]s(?!\p{L})|a partir d|desde|at[ée] (?:hoje|(?:os )?dias (?:atuais|de hoje)))/iu;

/** What an area leaves out, but for parts that a word of the wish names: "racionalização, 8º ano". */
export function unsaid(outside: Asked, entry: Entry, { words, telling }: ReadWords): Asked {
  const { topics } = entry.read();
  const limiting = entry.areas.filter(({ without }) => without.size > 0);
  const ofAreas = new Set(limiting.flatMap(({ name }) => [...stemsOf(name)]));
  const said = new Set([...telling].map((at) => words[at]?.stem ?? '')).difference(ofAreas);
  const left = [...outside].map(([at, parts]) => {
    const isSaid = (part: number) => !stemsOf(topics[at]?.subtopics[part]?.[0] ?? '').isDisjointFrom(said);
    return [at, new Set([...parts].filter((part) => !isSaid(part)))] as const;
  });
  return new Map(left.filter(([, parts]) => parts.size > 0));
}

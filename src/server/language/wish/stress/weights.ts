import type { Reading, StudentText } from '../reading.ts';

/** Characters of a title that are read, and weights in it. */
const longest = 300;
const mostWeights = 8;
const name = String.raw`(?<name>[^\d%,;:+()\n]{3,50}?)`;
const behind = String.raw`[ ,;:+)]*(?:(?<!\p{L})e )?`;
/** Ways to say how much of several matters: the number behind each name, or before it. */
const ways: readonly RegExp[] = [
  `${name} ?[(:–=-]? ?(?:com )?(?:pesos?:? ?(?<a>\\d{1,2})|(?<b>\\d{1,2}) (?:de )?pesos?)(?!\\d)\\)?`,
  `(?<a>\\d{1,3}) ?% (?:de |em |para |pra |d[aeo] )?${name}(?=${behind}\\d|[,;:+()\\n.]|$)`,
  `${name} ?[(:–=-]? ?(?:com )?(?<a>\\d{1,3}) ?%\\)?`,
].map((way) => new RegExp(`${behind}${way}`, 'giu'));

/** The subjects of a matter, by position, with the weight that the student gives it. */
export interface Weight {
  readonly entries: readonly number[];
  readonly weight: number;
}

/**
 * "Português peso 2 e matemática peso 1", "70% português, 30% direito", "metade inglês, metade espanhol": the title without
 * its numbers, and what each matter weighs. `entriesOf`: the subjects that words name. As it stands where fewer than two are
 * weighed.
 */
export function withWeights(text: StudentText, entriesOf: (name: string) => readonly number[]): StudentText {
  const title = text.title.slice(0, longest).replace(/(?<!\p{L})metade (?:d[aeo] |em )?/giu, '50% ');
  for (const way of ways) {
    const found = title.matchAll(way).take(mostWeights).toArray();
    const named = found.map(({ groups = {} }) => ({
      name: (groups.name ?? '').replace(/^ *(?:e|mas|com|d[aeo]|em) /iu, '').trim(),
      weight: Number(groups.a ?? groups.b),
    }));
    if (named.length < 2 || named.some(({ weight }) => weight === 0)) continue;
    const weights = named.map(({ name, weight }) => ({ entries: entriesOf(name), weight }));
    if (weights.some(({ entries }) => entries.length === 0)) continue;
    let at = 0;
    const rest = title.replace(way, (stretch) => {
      const own = named[at++];
      return own ? `, ${own.name}` : stretch;
    });
    return { ...text, title: `${rest.replace(/^[ ,]+/u, '')}${text.title.slice(longest)}`, weights };
  }
  return text;
}

/** The scopes of what is weighed, each with its part of the hours; what isn't weighed has as little as the lightest. */
export function byWeights(reading: Reading, weights: readonly Weight[]): Reading {
  const weighed = weights.map(({ entries, weight }) => ({ entries, each: weight / entries.length }));
  const least = Math.min(...weighed.map(({ each }) => each));
  const own = reading.scopes.map(
    ({ entry }) => weighed.find(({ entries }) => entries.includes(entry.position))?.each ?? least,
  );
  const total = own.reduce((sum, each) => sum + each, 0);
  return {
    ...reading,
    scopes: reading.scopes.map((scope, at) => ({ ...scope, share: (own[at] ?? least) / total })),
  };
}

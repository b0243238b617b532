import { type Cover, namesSubject } from './matches.ts';
import type { ReadWords } from './read-words.ts';
import { coverOf, type Wish } from './wish.ts';

/** Stretches that name a subject, or a part of it by its name. */
export interface NameOf {
  readonly entry: number;
  readonly places: readonly number[];
}

/** The names of `entries` in some words. */
export function namesIn({ catalogue }: Wish, read: ReadWords, entries: readonly number[]): NameOf[] {
  if (entries.length < 2) return [];
  const named = read.words.map(({ stem }) => catalogue.named(stem).filter(namesSubject));
  return entries.flatMap((entry) =>
    (coverOf(read, entry)?.taken ?? [])
      .filter(
        ({ places, means }) =>
          means.some(namesSubject) || places.some((at) => named[at]?.some((each) => each.entry === entry)),
      )
      .map(({ places }) => ({ entry, places })),
  );
}

/** Whether two names stand side by side. */
const isBesideOf = (one: readonly number[], other: readonly number[]): boolean =>
  (one.at(-1) ?? 0) + 1 === other[0];

/** What a curriculum takes, without the names of the others: "custos" of "contabilidade de custos" is no interest rate. */
export function withoutNamesOfOthers(
  { words }: ReadWords,
  names: readonly NameOf[],
  cover: Cover | undefined,
): Cover | undefined {
  const foreign = names.filter(({ entry }) => entry !== cover?.entry);
  if (!cover || foreign.length === 0) return cover;
  const isWithin = (places: readonly number[], name: readonly number[]) =>
    places.every((at) => name.includes(at));
  // "Português sobre crase e matemática sobre funções": what is said of the other is none of it.
  const isOfOther = ([at = 0]: readonly number[]) => {
    const before = names.filter(({ places }) => (places.at(-1) ?? 0) < at);
    const last = before.reduce<NameOf | undefined>(
      (most, name) => ((most?.places.at(-1) ?? -1) > (name.places.at(-1) ?? 0) ? most : name),
      undefined,
    );
    // "Biologia e química: fotossíntese e ligações" may be of either.
    const row = names.filter(({ places }) => isBesideOf(places, last?.places ?? []));
    return (
      last !== undefined &&
      [last, ...row].every(({ entry }) => entry !== cover.entry) &&
      /[:(]|(?<![a-z])sobre(?![a-z])/.test(words[(last.places.at(-1) ?? 0) + 1]?.gap ?? '')
    );
  };
  const isOwn = ({ places, means }: Cover['taken'][number]) =>
    means.some(namesSubject) ||
    (!isOfOther(places) &&
      !foreign.some(
        ({ places: name }) =>
          isWithin(places, name) && (isWithin(name, places) || !means.some(({ kind }) => kind === 'area')),
      ));
  return { ...cover, taken: cover.taken.filter(isOwn) };
}

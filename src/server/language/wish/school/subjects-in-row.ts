import type { Catalogue } from '../catalogue.ts';
import { isBeside, phraseIn, saysSomething, type WishWord } from '../words.ts';

/**
 * "História, geografia, filosofia": the members of a list that are a subject's whole name, beside another such. None beside
 * a school year, which has subjects of its own.
 */
export function subjectsInRow(words: readonly WishWord[], catalogue: Catalogue) {
  if (words.some(({ word }) => /^(?:ano|serie)$/.test(word))) return [];
  const subjectsOf = (places: readonly number[]) =>
    catalogue
      .named(phraseIn(places.map((at) => words[at] as WishWord)))
      .filter(
        ({ kind, entry }) => kind === 'subject' || (kind === 'alias' && catalogue.entries[entry]?.isSchool),
      )
      .map(({ entry }) => entry);
  const begins = [...words.keys()].filter((at) => at === 0 || isBeside(words[at] as WishWord));
  const members = begins.map((from, index) => {
    const whole = [...words.keys()].slice(from, begins[index + 1]);
    const places = whole.filter((at) => saysSomething(words[at] as WishWord));
    const entries = subjectsOf(whole);
    return { places, entries: entries.length > 0 ? entries : subjectsOf(places) };
  });
  const isNamed = (index: number) => (members[index]?.entries ?? []).length > 0;
  return members.filter((_, at) => isNamed(at) && (isNamed(at - 1) || isNamed(at + 1)));
}

import type { Entry, Named } from './catalogue.ts';
import { ranked } from './explainers.ts';
import { namesSubject } from './matches.ts';
import { coverOf, type Wish } from './wish.ts';
import { isBeside, type WishWord, wordsOf } from './words.ts';

/** For what might be meant. */
const leastAlike = 2.5;
/** Of the points of the best, for what might be meant instead. */
const leastOfOther = 0.6;
const mostChoices = 4;

/**
 * "Direito canônico": a word that nobody knows, right behind the name of a subject, makes another one of it; the name of
 * another subject doesn't: "imunologia enfermagem".
 */
export function isQualified(wish: Wish, word: WishWord, explained: ReadonlySet<number>): boolean {
  const { words } = wish.main;
  const at = words.indexOf(word);
  const isSubject = wish.catalogue.named(word.stem).some(namesSubject);
  return explained.has(at - 1) && !isSubject && /^\s*(?:d[aeo]s?)?\s*$/.test(word.gap);
}

/** Whether only parts of topics are known: of "numismática e moedas do império" the last word. */
export const isFaint = ({ main }: Wish, entry: number): boolean => {
  const cover = coverOf(main, entry);
  const isPart = ({ kind }: Named) => kind === 'fragment' || kind === 'term' || kind === 'part';
  const taken = cover?.taken ?? [];
  return taken.length > 0 && !cover?.isNamed && taken.every(({ means }) => means.every(isPart));
};

/** "Genealogia da família Silva": single words, each in a part of another topic, are no matter together. */
export function isScattered(wish: Wish, entry: number): boolean {
  const cover = coverOf(wish.main, entry);
  const taken = cover?.taken ?? [];
  const isLoose = taken.every(
    ({ places, means }) =>
      places.length === 1 && means.every(({ kind }) => kind === 'fragment' || kind === 'term'),
  );
  const [first, ...rest] = taken;
  const { words, telling } = wish.main;
  const [start = 0] = telling;
  // What a list begins with is its matter: "carta, crônica e discurso: além da dissertação".
  const isListed =
    cover?.words.has(start) && rest.some(({ places }) => isBeside(words[places[0] ?? 0] as WishWord));
  const isChosen = coverOf(wish.subject, entry)?.isNamed ?? false;
  const isTogether = first?.means.some(({ at }) =>
    rest.every(({ means }) => means.some((other) => other.at === at)),
  );
  return !cover?.isNamed && !isChosen && rest.length > 0 && isLoose && !isTogether && !isListed;
}

export function choicesFor(wish: Wish, unexplained: readonly WishWord[]): string[] {
  const stems = new Set(unexplained.map(({ stem }) => stem));
  const named = wish.catalogue.entries.filter(({ subject }) =>
    wordsOf(subject).some(({ stem }) => stems.has(stem)),
  );
  const alike = ranked(wish)
    .filter(({ points }) => points > leastAlike)
    .map(({ entry }) => wish.catalogue.entries[entry] as Entry);
  return [...new Set([...named, ...alike].map(({ subject }) => subject))].slice(0, mostChoices);
}

/** What might be meant instead of `chosen`. */
export function others(wish: Wish, chosen: readonly number[]): string[] {
  const [best, ...rest] = ranked(wish);
  const near = rest.filter(({ entry, points, share }) => {
    return (
      !chosen.includes(entry) && points >= (best?.points ?? 0) * leastOfOther && share >= (best?.share ?? 0)
    );
  });
  return near.slice(0, mostChoices - 1).map(({ entry }) => (wish.catalogue.entries[entry] as Entry).subject);
}

import { type Entry, fragmentsOf } from '../catalogue-index.ts';
import { ranked } from '../explainers.ts';
import { namesSubject } from '../matches.ts';
import type { Named } from '../named.ts';
import { coverOf, type Wish } from '../wish.ts';
import { isBeside, saysSomething, type WishWord, wordsOf } from '../words.ts';
import { isCommon } from './common-words.ts';

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

/** Things that a topic's name counts up: a word of as many is no matter of its own. */
const manyThings = 3;

/** Whether all that is known is one word of a topic's name, among others: "tênis" of "tênis, roupa e clima". */
export function isOddWord({ main, subject, catalogue }: Wish, position: number): boolean {
  const entry = catalogue.entries[position];
  const taken = coverOf(main, position)?.taken ?? [];
  const [only] = taken;
  // "Piaget, Vygotsky e Wallon" are names.
  const isOfThings = (name: string) => {
    const [, ...others] = fragmentsOf(name);
    return others.length + 1 >= manyThings && others.every((each) => each === each.toLowerCase());
  };
  return (
    taken.length === 1 &&
    !entry?.isSchool &&
    !coverOf(subject, position)?.isNamed &&
    only?.places.length === 1 &&
    only.means.every(({ kind, at }) => kind === 'fragment' && isOfThings(entry?.topics[at] ?? ''))
  );
}

/** "Baixo elétrico": a word of some name, right behind it one that nothing explains. */
export function isOtherThing(wish: Wish, position: number, left: readonly WishWord[]): boolean {
  const { words, telling } = wish.main;
  const [first = -1, second = -1] = telling;
  const taken = coverOf(wish.main, position)?.taken ?? [];
  const begin = taken.find(({ places }) => places.includes(first));
  const word = words[second];
  return (
    isFaint(wish, position) &&
    begin?.places.length === 1 &&
    begin.means.every(({ kind }) => kind === 'fragment') &&
    word !== undefined &&
    left.includes(word) &&
    /^\s*$/.test(word.gap)
  );
}

/** "Quero ser policial": all that is known of a wish are single words of everyday speech, each in some name. */
export function isEveryday({ main, subject }: Wish, position: number): boolean {
  const cover = coverOf(main, position);
  const isPart = ({ kind }: Named) => kind === 'fragment' || kind === 'term' || kind === 'part';
  return (
    !cover?.isNamed &&
    !coverOf(subject, position)?.isNamed &&
    (cover?.taken ?? []).length > 0 &&
    (cover?.taken ?? []).every(({ places, means }) => {
      const telling = places.map((at) => main.words[at] as WishWord).filter(saysSomething);
      return telling.every(({ stem }) => isCommon(stem)) && telling.length <= 1 && means.every(isPart);
    })
  );
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

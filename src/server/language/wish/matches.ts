import type { Catalogue } from './catalogue.ts';
import type { Named, PhraseKind } from './named.ts';
import {
  exactPhraseIn,
  isBeside,
  isShort,
  phraseIn,
  phraseOf,
  saysSomething,
  saysWhere,
  type WishWord,
} from './words.ts';

/** Words that the catalogue has a name for: neighbours, or parted by what an "e" puts beside them. */
export interface Match {
  /** Positions of its words, in order. */
  readonly places: readonly number[];
  readonly means: readonly Named[];
  /** How much it says, before what it means is looked at: long names say more than short ones. */
  readonly length: number;
  /** "1º e 2º grau": the words of two names stand in one another. */
  readonly isShared: boolean;
}

const longestPhrase = 7;
/** What each further word of a name adds to how much it says. */
const perWord = 0.8;

/** Words of a stretch that are looked up together. */
interface Reading {
  readonly places: readonly number[];
  readonly isShared: boolean;
  /** Whether a sign stands between those that are put beside each other. */
  readonly isParted: boolean;
}

/** The stretches to look up: each as it stands, without either of two words that an "e" joins, and
 * without those that say nothing. */
function readingsOf(
  words: readonly WishWord[],
  from: number,
  to: number,
  isExam: (word: WishWord) => boolean,
  beginsName: (at: number) => boolean,
): Reading[] {
  const all = Array.from({ length: to - from }, (_, index) => from + index);
  const telling = all.filter((at) => saysSomething(words[at] as WishWord));
  const whole = { places: all, isShared: false, isParted: true };
  const isListed = all.some((at) => at > from && isBeside(words[at] as WishWord));
  const bare =
    telling.length > 1 &&
    telling.length < all.length &&
    !(isListed && all.some((at) => isExam(words[at] as WishWord)))
      ? [{ places: telling, isShared: true, isParted: true }]
      : [];
  const joints = all.slice(1).filter((at) => isBeside(words[at] as WishWord));
  // "Termodinâmica em física e termoquímica em química" doesn't share its last word.
  const [joint = 0] = joints;
  const isWhere = (at: number) => at > from && saysWhere(words[at] as WishWord);
  // "Romantismo em Portugal e no Brasil" shares its first.
  const isPlaced = all.some(isWhere) && !(isWhere(joint) && isWhere(joint - 1));
  const isNumber = (at: number) => /^\d/.test(words[at]?.stem ?? '');
  // A number stands for a number: "física 2 e química" is not "física química".
  const isUneven = isNumber(joint) !== isNumber(joint - 1);
  if (joints.length !== 1 || all.length < 3 || isPlaced || isUneven) return [whole, ...bare];
  const without = (one: number) => ({
    places: all.filter((at) => at !== one),
    isShared: true,
    isParted: false,
  });
  // "História para o Enem e filosofia" has no "história da filosofia".
  // Nor has "geografia e educação física" a "geografia física".
  const left = [joint, joint - 1].filter((at) => !isExam(words[at] as WishWord) && !beginsName(at));
  return [whole, ...left.map(without), ...bare];
}

/** "Exame físico", "contexto histórico": where a subject is called by the feminine, the masculine isn't its name. */
function isAdjective([only, ...more]: readonly WishWord[], catalogue: Catalogue): boolean {
  const ending = /(?<=ic)os?$/;
  if (!only || more.length > 0 || !ending.test(only.word) || catalogue.isSubjectWord(only.word)) return false;
  return catalogue.isSubjectWord(only.word.replace(ending, 'a'));
}

/** Without the short names that are another word: "rato" is no "RAT", "cana" no "can", and "filas" no "fil". */
function asWritten([only, ...more]: readonly WishWord[], named: readonly Named[], catalogue: Catalogue) {
  if (!only || more.length > 0 || !isShort(only)) return named;
  return named.filter(
    ({ kind, entry }) => (kind !== 'term' && kind !== 'alias') || catalogue.hasShortName(entry, only.word),
  );
}

/** "Ciência dos materiais": a science of something is not what school teaches as such. */
const isScienceOf = ([only, ...more]: readonly WishWord[], next: WishWord | undefined): boolean =>
  /^ciencias?$/.test(only?.word ?? '') &&
  more.length === 0 &&
  next !== undefined &&
  /^\s*d[aeo]s?\s*$/.test(next.gap) &&
  saysSomething(next);

/**
 * "Direito constitucional, penal e processual civil": each of a list, of one word or two, is named with the word that
 * begins the first.
 */
function namesOfOneHead(words: readonly WishWord[], catalogue: Catalogue): Match[] {
  const nameOf = (places: readonly number[]) =>
    catalogue.named(places.map((at) => words[at]?.stem ?? '').join(' ')).filter(namesSubject);
  return [...words.keys()].flatMap((from) => {
    if (nameOf([from, from + 1]).length === 0) return [];
    const found: Match[] = [];
    let at = from + 2;
    while (at < words.length && isBeside(words[at] as WishWord)) {
      const more = words[at + 1];
      const two = more && !isBeside(more) ? [from, at, at + 1] : [];
      const places = two.length > 0 && nameOf(two).length > 0 ? two : [from, at];
      const means = nameOf(places);
      if (means.length === 0) break;
      found.push({ places, means, length: 1 + (places.length - 1) * perWord, isShared: true });
      at += places.length - 1;
    }
    return found;
  });
}

export const law = phraseOf('direito');
/** The name of the branch of law that an adjective makes: "direito penal". */
export const branchOfLaw = (words: string): string => `${law} ${words}`;

/** "Constitucional, administrativo e penal": in a list of branches of law, one that has no name alone is one, too. */
function branchesOfLaw(words: readonly WishWord[], catalogue: Catalogue): Match[] {
  const subjects = (phrase: string) => catalogue.named(phrase).filter(namesSubject);
  const branches = words.map(({ stem }) => subjects(branchOfLaw(stem)));
  const isBranch = (at: number) => (branches[at] ?? []).length > 0;
  const isOfList = (at: number) => isBranch(at) && isBranch(at - 1) && isBeside(words[at] as WishWord);
  const isLaw = words.some(({ stem }, at) => (isOfList(at) || isOfList(at + 1)) && subjects(stem).length > 0);
  return words.flatMap((_, at) =>
    isLaw && (isOfList(at) || isOfList(at + 1))
      ? [{ places: [at], means: branches[at] ?? [], length: 1, isShared: false }]
      : [],
  );
}

/** Every stretch of `words` that the catalogue knows by name; the longest first, then from left to right. */
export function matchesIn(words: readonly WishWord[], catalogue: Catalogue): Match[] {
  const found: Match[] = [];
  const isExam = (word: WishWord) => catalogue.examsNamed(exactPhraseIn([word])).length > 0;
  const beginsName = (at: number) =>
    catalogue.named(phraseIn(words.slice(at, at + 2))).some(({ kind }) => kind === 'subject');
  for (const from of words.keys()) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to += 1) {
      if (to > from + 1 && /[.;!?\n]/.test((words[to - 1] as WishWord).gap)) break;
      for (const { places, isShared, isParted } of readingsOf(words, from, to, isExam, beginsName)) {
        const said = places.map((at) => words[at] as WishWord);
        const phrase = isParted ? phraseIn(said) : said.map(({ stem }) => stem).join(' ');
        const named = asWritten(said, catalogue.named(phrase), catalogue);
        const isOther = isAdjective(said, catalogue) || isScienceOf(said, words[(places.at(-1) ?? 0) + 1]);
        const means = isOther ? named.filter((each) => !namesSubject(each)) : named;
        if (means.length === 0) continue;
        const telling = said.filter(saysSomething).length;
        const length = telling === 0 ? 0 : 1 + (telling - 1) * perWord + (said.length - telling) * 0.4;
        found.push({ places, means, length, isShared });
      }
    }
  }
  found.unshift(...namesOfOneHead(words, catalogue), ...branchesOfLaw(words, catalogue));
  // What stands together before what is put together: "past e present perfect" has no "past perfect".
  return found.sort(
    (a, b) =>
      b.places.length - a.places.length ||
      Number(a.isShared) - Number(b.isShared) ||
      (a.places[0] ?? 0) - (b.places[0] ?? 0),
  );
}

const strength: Record<PhraseKind, number> = {
  subject: 10,
  alias: 9,
  area: 8,
  topic: 6,
  part: 4.5,
  term: 4.5,
  fragment: 4,
};

/** Whether a name is one of the subject itself. */
export const namesSubject = ({ kind }: Named): boolean => kind === 'subject' || kind === 'alias';

/** Whether a name is one of a subject, or of a part that has a name of its own. */
const isMain = (named: Named): boolean => namesSubject(named) || named.kind === 'area';

/** What one curriculum makes of some words. */
export interface Cover {
  entry: number;
  /** What it takes each stretch for, none of them overlapping but what an "e" joins. */
  taken: { places: readonly number[]; means: Named[] }[];
  /** Positions of the words that it explains. */
  words: Set<number>;
  /** Sum of what the stretches say. */
  points: number;
  /** Whether the words name the curriculum itself. */
  isNamed: boolean;
}

/** What a name that many curricula have says about each of them. */
const shared = (match: Match) => new Set(match.means.map(({ entry }) => entry)).size ** 0.25;

/** What each curriculum that knows any of the words makes of them. */
export function coversOf(matches: readonly Match[]): Cover[] {
  const byEntry = new Map<number, Cover>();
  const subjects = matches.flatMap(({ places, means, length }) =>
    length > 0 ? means.filter(namesSubject).map(({ entry }) => ({ entry, places })) : [],
  );
  const isWithinAnother = ({ places }: Match, entry: number) =>
    matches.some(
      (longer) =>
        longer.places.length > places.length &&
        longer.length > 0 &&
        places.every((at) => longer.places.includes(at)) &&
        longer.means.some(isMain) &&
        !longer.means.some((named) => named.entry === entry),
    );
  for (const match of matches) {
    for (const entry of new Set(match.means.map((named) => named.entry))) {
      let cover = byEntry.get(entry);
      if (!cover) {
        cover = { entry, taken: [], words: new Set(), points: 0, isNamed: false };
        byEntry.set(entry, cover);
      }
      const { words } = cover;
      const { places } = match;
      const isTaken = (place: number) => words.has(place);
      // "Nota mil" names nothing; "6º ano" is an area.
      if (match.length === 0 && !match.means.some(({ kind }) => kind === 'area')) continue;
      if (match.isShared ? places.every(isTaken) : places.some(isTaken)) continue;
      const means = match.means.filter((named) => named.entry === entry);
      // "Introdução ao direito e direito civil": a name that stands there whole takes no word of another.
      if (match.isShared && means.some(namesSubject) && cover.isNamed) continue;
      const isSubject = means.some(namesSubject);
      // "Processo penal" does not name what "penal" does.
      if (isSubject && isWithinAnother(match, entry)) continue;
      const most = Math.max(...means.map(({ kind }) => strength[kind]));
      cover.taken.push({ places, means });
      for (const place of places) words.add(place);
      cover.points += (most * match.length) / (isSubject ? 1 : shared(match));
      // "Cálculo 1" is an area of Cálculo, and names it.
      cover.isNamed ||= subjects.some(
        (subject) => subject.entry === entry && subject.places.every((at) => places.includes(at)),
      );
    }
  }
  return [...byEntry.values()];
}

import type { Entry } from './catalogue-index.ts';
import { type Cover, namesSubject } from './matches.ts';
import type { Named } from './named.ts';
import { isBeside, isLanguageLevel, saysSomething, type WishWord, wordsOf } from './words.ts';

/** Topics by position, each with the parts that were named; no parts: all of it. */
export type Asked = ReadonlyMap<number, ReadonlySet<number>>;

/** Topics that a stretch names; `isHeading`: a colon follows it. */
interface Group {
  readonly asked: Asked;
  readonly isListed: boolean;
  readonly isHeading: boolean;
}

/** The share of a subject's topics that is as good as all of it. */
export const nearlyAll = 0.8;
const add = (asked: Map<number, Set<number>>, at: number, part: number | undefined) => {
  const parts = asked.get(at);
  if (part === undefined) asked.set(at, new Set());
  else if (!parts) asked.set(at, new Set([part]));
  else if (parts.size > 0) parts.add(part);
};

/** The topics of `entry` that each stretch of a cover names. A school year counts only where nothing else is named. */
export function askedBy(cover: Cover | undefined, entry: Entry, words: readonly WishWord[]): Asked[] {
  const { named, years } = namedIn(cover, entry, words);
  return named.length > 0 ? named : years;
}

/** "Encanador" finds "Construção e Hidráulica", and means the hydraulics of it. */
export const isNarrowName = (means: readonly Named[]): boolean =>
  means.some(({ kind }) => kind === 'alias') &&
  means.some(({ kind }) => kind === 'area') &&
  !means.some(({ kind }) => kind === 'subject');

/** The topics of the parts of a subject that are named. */
export const ofAreas = (cover: Cover | undefined, entry: Entry): ReadonlySet<number> =>
  new Set(
    (cover?.taken ?? []).flatMap(({ means }) =>
      means.flatMap(({ kind, at }) => (kind === 'area' ? (entry.areas[at]?.topics ?? []) : [])),
    ),
  );

/** The topics of what a colon follows: "Romantismo: poesia". */
export const ofHeading = (cover: Cover | undefined, words: readonly WishWord[]): number[] =>
  (cover?.taken ?? []).flatMap(({ means, places }) =>
    !means.some(namesSubject) && words[(places.at(-1) ?? 0) + 1]?.gap.includes(':')
      ? means.flatMap(({ kind, at }) => (kind === 'area' ? [] : [at]))
      : [],
  );

/** "Eletrodinâmica: potência" is the electric one: what a part that is named has of a word, where `topics` are outside. */
function insideOf(
  area: ReadonlySet<number>,
  entry: Entry,
  { stem }: WishWord,
  topics: readonly number[],
): number[] {
  if (topics.some((topic) => area.has(topic))) return [];
  return (entry.stems.get(stem) ?? []).filter((topic) => area.has(topic));
}

/** "Produção de mel" is no production of eggs: a word of a name means what the word behind it is about. */
function isOfNext(
  entry: Entry,
  topics: readonly number[],
  places: readonly number[],
  next: WishWord | undefined,
): boolean {
  if (places.length > 1 || !next || !/(?<![a-z])d[aeo]s?\s*$/.test(next.gap) || isBeside(next)) return false;
  const about = entry.stems.get(next.stem) ?? [];
  return about.length > 0 && !topics.some((topic) => about.includes(topic));
}

/** Whether the name of an area is one of a year or level: nothing but numbers, words that say nothing, and `own`. */
const isLevel = (name: string, own: ReadonlySet<string>): boolean => {
  const words = wordsOf(name);
  const isOfMatter = (word: WishWord) => saysSomething(word) && !isLanguageLevel(word);
  return words.every((word) => !isOfMatter(word) || own.has(word.stem)) && !words.every(isOfMatter);
};

/**
 * The parts that none of the areas has which are named; what is named by itself as well is wanted, but for whole topics
 * beside a school year.
 */
function outsideOf(areas: Entry['areas'], named: Asked, own: ReadonlySet<string>): Map<number, Set<number>> {
  const years = areas.filter(({ name }) => isLevel(name, own));
  const isOfYear = years.length > 0;
  const limiting = isOfYear ? years : areas;
  const outside = new Map<number, Set<number>>();
  for (const topic of new Set(limiting.flatMap(({ without }) => [...without.keys()]))) {
    const [first = new Set<number>(), ...others] = limiting
      .filter(({ topics }) => topics.includes(topic))
      .map(({ without }) => without.get(topic) ?? new Set<number>());
    const wanted = named.get(topic);
    const parts = others
      .reduce((left, each) => left.intersection(each), new Set(first))
      .difference(wanted ?? new Set());
    if (parts.size > 0 && (isOfYear || wanted?.size !== 0)) outside.set(topic, parts);
  }
  return outside;
}

/** What `askedBy` tells, school years apart; `without`: the parts that don't belong to the areas named. */
export function namedIn(cover: Cover | undefined, entry: Entry, words: readonly WishWord[]) {
  const groups: Group[] = [];
  const colon = words.findIndex(({ gap }) => gap.includes(':'));
  const before = (cover?.taken ?? []).filter(({ places }) => (places.at(-1) ?? 0) + 1 === colon);
  const theme = ofAreas(cover && { ...cover, taken: before }, entry);
  const area = new Set([...ofAreas(cover, entry), ...ofHeading(cover, words)]);
  const narrow = ofAreas(
    cover && { ...cover, taken: cover.taken.filter(({ means }) => isNarrowName(means)) },
    entry,
  );
  const [years, levels]: [Asked[], Asked[]] = [[], []];
  const inAreas: Entry['areas'][number][] = [];
  const elsewhere: Asked[] = [];
  const own = entry.ownStems;
  for (const { means, places } of cover?.taken ?? []) {
    // "Direito" is the subject, whatever else has a name like it.
    if (means.some(namesSubject) && !isNarrowName(means)) continue;
    const isArea = means.some(({ kind }) => kind === 'area');
    // "Administrativo" means Direito Administrativo, no process.
    if (!isArea && places.length === 1 && own.has((words[places[0] ?? 0] as WishWord).stem)) continue;
    const isTopic = means.some(({ kind }) => kind === 'topic');
    // "Kant" is in the name of one topic, and a term of others.
    const isWritten = means.some(({ kind }) => kind !== 'term');
    const asked = new Map<number, Set<number>>();
    for (const named of means) {
      if (isArea && named.kind === 'area')
        for (const at of entry.areas[named.at]?.topics ?? []) add(asked, at, undefined);
      else if (!isArea && (isTopic ? named.kind === 'topic' : !isWritten || named.kind !== 'term'))
        add(asked, named.at, named.part);
    }
    const next = words[(places.at(-1) ?? 0) + 1];
    const isListed = isBeside(words[places[0] ?? 0] as WishWord) || (next !== undefined && isBeside(next));
    // "6º ano", and "francês básico" unless it is put beside something else.
    const isYear =
      isArea &&
      means
        .filter(({ kind }) => kind === 'area')
        .every(({ at }) => isLevel(entry.areas[at]?.name ?? '', isListed ? new Set() : own));
    if (asked.size === 0) continue;
    // "IELTS, writing": of what two examinations have, that of the one named.
    if (narrow.size > 0 && [...asked.keys()].some((topic) => narrow.has(topic)))
      for (const topic of [...asked.keys()]) if (!narrow.has(topic)) asked.delete(topic);
    const [at = 0] = places;
    const inside =
      places.length > 1 || isArea ? [] : insideOf(area, entry, words[at] as WishWord, [...asked.keys()]);
    if (inside.length > 0) {
      asked.clear();
      for (const topic of inside) add(asked, topic, undefined);
    }
    if (means.every(({ kind }) => kind === 'fragment') && isOfNext(entry, [...asked.keys()], places, next))
      continue;
    // "Romantismo: poesia, três gerações" is of Romanticism, as far as it has them.
    const isOfTheme = theme.size > 0 && (places[0] ?? 0) > colon;
    if (isOfTheme && [...asked.keys()].some((topic) => theme.has(topic)))
      for (const topic of [...asked.keys()]) if (!theme.has(topic)) asked.delete(topic);
    if (isArea)
      inAreas.push(
        ...means.flatMap(({ kind, at: area }) => (kind === 'area' ? (entry.areas[area] ?? []) : [])),
      );
    else elsewhere.push(asked);
    // What a school year holds differs from school to school, "inglês B1" is the same for all.
    if (isYear && places.some((place) => isLanguageLevel(words[place] as WishWord))) levels.push(asked);
    if (isYear) years.push(asked);
    else groups.push({ asked, isListed, isHeading: next?.gap.includes(':') ?? false });
  }
  // "Fenômenos de transporte: transferência de calor" is the latter.
  const headed = groups.filter(({ isHeading }) => !isHeading);
  return {
    named: ofLevels(narrowest(headed.length > 0 ? headed : groups), levels),
    years,
    levels,
    without: outsideOf(inAreas, merged(elsewhere), own),
  };
}

/** Of each group what the level that is named has of it, "conversação B1"; all of both where it has none. */
function ofLevels(groups: readonly Asked[], levels: readonly Asked[]): Asked[] {
  const all = merged(levels);
  const own = groups.map((group) => new Map([...group].filter(([topic]) => all.has(topic))));
  if (groups.length > 0 && own.every(({ size }) => size === 0)) return [...groups, ...levels];
  return own.map((part, at) => (part.size > 0 ? part : (groups[at] ?? part)));
}

/**
 * Without what only holds another: "ditadura militar no Brasil" is not all of Brazil's history. What stands in a list
 * stays: "Estado, poder e voto".
 */
function narrowest(groups: readonly Group[]): Asked[] {
  const holds = (outer: Asked, inner: Asked) => [...inner.keys()].every((topic) => outer.has(topic));
  return groups
    .filter(
      ({ asked, isListed }, at) =>
        isListed ||
        !groups.some(
          (other, place) =>
            place !== at &&
            (other.asked.size < asked.size || (other.asked.size === asked.size && place < at)) &&
            holds(asked, other.asked),
        ),
    )
    .map(({ asked }) => asked);
}

/** Several groups as one. */
export const merged = (many: readonly Asked[]): Map<number, Set<number>> => {
  const all = new Map<number, Set<number>>();
  for (const asked of many)
    for (const [at, parts] of asked) {
      if (parts.size === 0) add(all, at, undefined);
      else for (const part of parts) add(all, at, part);
    }
  return all;
};

/** The topics of each theme, of `among`; one that several hold is of the smallest. */
export function themesOf(asked: readonly Asked[], among: (topic: number) => boolean): number[][] {
  const taken = new Set<number>();
  const own = new Map<Asked, number[]>();
  for (const theme of asked.toSorted((one, other) => one.size - other.size)) {
    const topics = [...theme.keys()].filter((at) => among(at) && !taken.has(at));
    for (const at of topics) taken.add(at);
    own.set(theme, topics);
  }
  return asked.map((theme) => own.get(theme) ?? []);
}

/** Whether a part of the subject is named, not only a word of it. */
export const isStrong = (cover: Cover | undefined): boolean =>
  cover?.taken.some(
    ({ means, places }) =>
      !means.some(namesSubject) &&
      means.some(
        ({ kind }) => kind === 'area' || kind === 'topic' || (kind !== 'fragment' && places.length > 1),
      ),
  ) ?? false;

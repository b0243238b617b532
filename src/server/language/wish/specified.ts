import { type Cover, namesSubject } from './matches.ts';
import type { ReadWords } from './read-words.ts';
import { coverOf } from './wish.ts';
import { isBeside, type WishWord } from './words.ts';

/** Whether what stands before the name of the subject is named in it: "VBA no Excel", "iluminismo em história". */
export function isKnownBefore({ telling, ...title }: ReadWords, position: number): boolean {
  const cover = title.covers.find(({ entry }) => entry === position);
  const taken = cover?.taken ?? [];
  const [begin = 0] = taken.find(({ means }) => means.some(namesSubject))?.places ?? [];
  const isName = ({ means }: Cover['taken'][number]) =>
    !means.some(namesSubject) && means.some(({ kind }) => kind !== 'fragment');
  return taken.some(isName) || [...telling].every((at) => at >= begin || cover?.words.has(at));
}

/** Whether what stands behind the name of the subject says what of it is meant: "história: Egito e Mesopotâmia". */
export function isSpecified(title: ReadWords, position: number, isAlone: boolean): boolean {
  const taken = coverOf(title, position)?.taken ?? [];
  const name = taken.find(({ means }) => means.some(namesSubject));
  const end = name?.places.at(-1) ?? Number.POSITIVE_INFINITY;
  // "História feudalismo", "mitose biologia".
  const begin = name?.places[0] ?? 0;
  const isNextTo = ({ places, means }: Cover['taken'][number]) =>
    !means.some(namesSubject) &&
    ((places[0] === end + 1 && /^\s*$/.test(title.words[end + 1]?.gap ?? '-')) ||
      (places.at(-1) === begin - 1 && /^\s*$/.test(title.words[begin]?.gap ?? '-')));
  if (name && taken.some(isNextTo)) return true;
  // "Curso de pedagogia, psicologia da educação": all that follows is of it, by its name.
  const behind = [...title.telling].filter((at) => at > end);
  const isOwn = ({ places, means }: Cover['taken'][number]) =>
    places.some((at) => behind.includes(at)) && means.some(({ kind }) => kind === 'area' || kind === 'topic');
  const known = taken.flatMap(({ places }) => places);
  const isDenied = title.words.some(({ word }, at) => at > end && word === 'nao');
  if (
    isAlone &&
    !isDenied &&
    /,/.test(title.words[behind[0] ?? -1]?.gap ?? '') &&
    taken.some(isOwn) &&
    behind.every((at) => known.includes(at))
  )
    return true;
  // "Estatística para psicologia teste t, ANOVA e correlação": a list of what it has.
  const listed = taken.filter(
    ({ places: [at = 0], means }) => at > end && !means.some(namesSubject) && title.telling.has(at),
  );
  if (
    !isDenied &&
    listed.length > 1 &&
    listed.some(({ places: [at = 0] }) => isBeside(title.words[at] as WishWord))
  )
    return true;
  const from = title.words.findIndex(
    ({ gap }, at) => at > end && /[:(–—-]|(?<![a-z])sobre(?![a-z])/.test(gap),
  );
  return from > 0 && taken.some(({ places }) => (places[0] ?? 0) >= from);
}

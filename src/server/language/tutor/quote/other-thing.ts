import { contentWords, stemsOf } from '../content-words.ts';
import { toThePoint } from './pick.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Quotable } from './read-quotables.ts';
import { hasAny, nearby, presence, type Weighed } from './weigh.ts';

/** Words of a sentence, each with the one that stands right before it, as far as nothing parts the two. */
function pairsIn({ text, words }: Quotable) {
  let from = 0;
  return words.map(({ word, stem }, at) => {
    const start = text.indexOf(word, from);
    from = start + word.length;
    const before = words[at - 1];
    return { word, stem, before: before && text.slice(0, start).endsWith(`${before.word} `) ? before : null };
  });
}

const fewestLetters = 4;
/** "A esquadra brasileira" and "a ligação paraguaia": what is asked of the Paraguayan fleet is told of another one. */
function isOtherwiseQualified(quotable: Quotable, weighed: readonly Weighed[]): boolean {
  const isAsked = (stem: string) => weighed.some(({ matches }) => matches.has(stem));
  return weighed.some((qualifier, at) => {
    const head = weighed[at - 1];
    if (!qualifier.isQualifier || head?.role !== 'name' || qualifier.word.length < fewestLetters)
      return false;
    const pairs = pairsIn(quotable);
    const own = pairs.filter(({ stem }) => qualifier.matches.has(stem));
    const ofHead = pairs.filter(({ before }) => before !== null && head.matches.has(before.stem));
    const end = own[0]?.word.slice(-1);
    return (
      own.length > 0 &&
      own.every(({ before }) => before !== null && !isAsked(before.stem)) &&
      ofHead.length > 0 &&
      ofHead.every(({ stem, word }) => !isAsked(stem) && word.endsWith(end ?? '') && /^\p{Ll}/u.test(word))
    );
  });
}

/** "O TCP …", under "Protocolos TCP e UDP", tells nothing of the UDP. */
function isOfOtherInTitle(
  { begins, stems, inherited, heading, question }: Quotable,
  weighed: readonly Weighed[],
): boolean {
  const [first = ''] = begins;
  const parts = heading.split(/, | e /u).map(stemsOf);
  const isAsked = weighed.some(({ matches }) => matches.has(first));
  if (parts.length < 2 || question !== null || isAsked) return false;
  return weighed.some(
    (word) =>
      word.role === 'name' &&
      !word.isVague &&
      !hasAny(stems, word) &&
      !hasAny(inherited, word) &&
      parts.filter((part) => hasAny(part, word)).length === 1 &&
      parts.some((part) => part.has(first) && !hasAny(part, word)),
  );
}

const opposite = new Map([
  ['mais', 'menos'],
  ['menos', 'mais'],
  ['maior', 'menor'],
  ['menor', 'maior'],
]);

/** "O elemento mais eletronegativo" is not the least so; "mais densa que o óleo" tells of both. */
function isOppositeDegree({ text, question }: Quotable, weighed: readonly Weighed[]): boolean {
  const line = `${question ?? ''} ${text}`;
  return weighed.some(({ degree = '', matches }) => {
    const other = opposite.get(degree);
    if (other === undefined) return false;
    const degrees = [
      ...line.matchAll(/(?<!\p{L})(mais|menos|maior|menor) (\p{L}+)(?! (?:do )?que(?!\p{L}))/giu),
    ]
      .filter(([, , word = '']) => contentWords(word).some(({ stem }) => matches.has(stem)))
      .map(([, said = '']) => said.toLowerCase());
    return degrees.includes(other) && !degrees.includes(degree);
  });
}

const isLabelled = (item: string) => /^[^:]{2,40}: /u.test(item);
/** "Veículos: 20%, computadores: 20%" tells no rate of ships. */
const lacksLine = ({ items }: Quotable, weighed: readonly Weighed[]): boolean =>
  items.length > 0 &&
  items.every(isLabelled) &&
  weighed.some(
    ({ role, isVague, isComplement, matches }) =>
      role === 'name' && isComplement && !isVague && matches.size === 0,
  );

/** Whether a sentence has the words of a question, and tells of another thing: another of its kind, another degree. */
export const isOfOtherThing = (quotable: Quotable, weighed: readonly Weighed[]): boolean =>
  isOppositeDegree(quotable, weighed) ||
  lacksLine(quotable, weighed) ||
  (quotable.question === null && isOtherwiseQualified(quotable, weighed)) ||
  isOfOtherInTitle(quotable, weighed);

/** The other part of a name: "Vargas" for who is asked about as "Getúlio". */
const namesBeside = (quotables: readonly Quotable[], { matches }: Weighed): ReadonlySet<string> =>
  new Set(
    quotables.flatMap((each) =>
      pairsIn(each).flatMap(({ stem, word, before }) => {
        if (!before || !/^\p{Lu}/u.test(word) || !/^\p{Lu}/u.test(before.word)) return [];
        return matches.has(stem) ? [before.stem] : matches.has(before.stem) ? [stem] : [];
      }),
    ),
  );

/**
 * Whether each name of a question for one thing, as far as the material has it, is near a sentence: by itself, by the
 * other part of it, or as what the whole text begins with. Another name's term, place or person would be told otherwise.
 */
export function isOfAllNames(
  kind: QuestionKind,
  weighed: readonly Weighed[],
  quotables: readonly Quotable[],
): (rated: { quotable: Quotable }) => boolean {
  const names = weighed.filter(
    ({ role, isVague, matches }) => role === 'name' && !isVague && matches.size > 0,
  );
  if (!toThePoint.has(kind) || names.length === 0) return () => true;
  const openings = new Map(quotables.toReversed().map((first) => [first.passage, first]));
  const known = names.map((name) => ({
    name,
    other: new Map([...namesBeside(quotables, name)].map((stem) => [stem, 1])),
  }));
  return ({ quotable }) => {
    const first = openings.get(quotable.passage);
    return known.every(
      ({ name, other }) =>
        presence(quotable, name.matches) > nearby ||
        (first !== undefined && hasAny(first.stems, name)) ||
        presence(quotable, other) > nearby,
    );
  };
}

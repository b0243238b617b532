import { isVerb } from '#server/language/text/verbs.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { answersKind, numeral, type QuestionKind } from './question-kind.ts';
import type { Rated } from './rate.ts';
import { none, type Quotable } from './read-quotables.ts';

const sameness = 0.6;

/** One thing is asked for: no sentence after the answer adds to it. */
export const toThePoint: ReadonlySet<QuestionKind> = new Set(['date', 'person', 'quantity', 'place']);

function isLike({ stems: one }: Quotable, { stems: other }: Quotable): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return (
    shared / Math.max(1, Math.min(one.size, other.size)) > sameness + 0.2 ||
    shared / Math.max(1, one.size + other.size - shared) >= sameness
  );
}

const lengthOf = ({ text, items }: Quotable) => [text, ...items].join(' ').length;

export const byScore = (one: Rated, other: Rated) =>
  other.score - one.score ||
  one.quotable.passage - other.quotable.passage ||
  one.quotable.start - other.quotable.start;

/** As they stand in the material. */
export const inOrder = (one: Quotable, other: Quotable) =>
  one.passage - other.passage || one.start - other.start;

/** "Quatro anos mais tarde, …" is reckoned from what stands right before. */
const reckoned =
  /^(?:\p{L}+ (?:anos|meses|dias|semanas|décadas|séculos) (?:mais tarde|depois|antes)|N[oa] (?:ano|mês|dia|século|década) (?:seguinte|anterior))(?!\p{L})/u;

const year = /(?<!\d)\d{3,4}(?!\d)/u;

/** A sentence with the one it leans on, and so on, unless the title says of whom it is; none of it twice. */
function withBefore(
  quotable: Quotable,
  chosen: readonly Quotable[],
  isOfTitle: (quotable: Quotable) => boolean,
  depth = 2,
): Quotable[] {
  const { leansOn, text } = quotable;
  if (depth === 0 || leansOn === null || chosen.includes(leansOn)) return [quotable];
  const isFrom = reckoned.test(text);
  if (!isFrom && isOfTitle(quotable)) return [quotable];
  return [
    ...withBefore(leansOn, chosen, isOfTitle, isFrom && year.test(leansOn.text) ? 0 : depth - 1),
    quotable,
  ];
}

/** Something that is told in the sentences after it: "de formas diferentes", "vários motivos". */
const announces =
  /(?<!\p{L})(?:(?:de )?(?:formas?|maneiras?|modos?|tipos?|fases?|etapas?|grupos?|motivos?|fatores) (?:diferentes|distint[oa]s|divers[oa]s)|(?<!(?<!\p{L})(?:[dn]?[oa]s|pel[oa]s) )(?:dois|duas|três|quatro|cinco|vári[oa]s|divers[oa]s) \p{L}+|seguintes?)[^:;,]{0,60}$|(?<!\p{L})(?:são|há) (?:dois|duas|três|quatro|cinco|vári[oa]s|divers[oa]s)\.?$/iu;

const otherMatter = /^Já [oa]s? /u;
/** "Quanto aos defeitos da visão, na miopia …" */
const headsParagraph = /^Quanto (?:a|à|ao|às|aos) [^,]{3,60}, /u;

/** "… São eles:" */
const pointsBack =
  /^(?:S[ãa]o|Eram|Foram) (?:el[ea]s|[oa]s seguintes)$|^(?:El[ea]s|[OA]s principais) (?:são|eram|foram)$/u;
const nextTo = 4;
const listsThem = (list: Quotable, { passage, end }: Quotable): boolean =>
  list.passage === passage &&
  list.items.length > 0 &&
  list.start >= end &&
  list.start <= end + nextTo &&
  pointsBack.test(list.text.replace(/:$/u, ''));

/** What goes on with a chosen sentence: those that lean on it, and those that it announces. */
export function goesOn(quotable: Quotable, all: readonly Quotable[], kind: QuestionKind): Quotable[] {
  if (quotable.question !== null || quotable.items.length > 0) return [];
  const at = all.indexOf(quotable);
  if (at < 0) return [];
  const wantsAll =
    (kind === 'list' || kind === 'manner' || kind === 'cause') &&
    (announces.test(quotable.text) || (kind === 'list' && headsParagraph.test(quotable.text)));
  const after: Quotable[] = kind === 'list' ? all.filter((next) => listsThem(next, quotable)) : [];
  if (after.length > 0) return after;
  for (const next of all.slice(at + 1, at + 5)) {
    if (next.passage !== quotable.passage || next.question !== null) break;
    if (after[0] && after[0].opening !== none && next.opening === none) break;
    // "Já a inversão térmica …" is about something else.
    const leans = next.leansOn === (after.at(-1) ?? quotable) && !otherMatter.test(next.text);
    if (!leans && !wantsAll) break;
    if (!wantsAll && after.length >= (toThePoint.has(kind) ? 0 : 1)) break;
    after.push(next);
  }
  return after;
}

const mostOfCause = 2;
const longestBare = 100;

/** Why something came, where a sentence only says that it came: it is mostly told right after, in the same paragraph. */
export function causeAfter(quotable: Quotable, all: readonly Quotable[]): Quotable[] {
  const { text, leansOn, passage } = quotable;
  const isBare = leansOn === null && quotable.question === null && text.length <= longestBare;
  if (!isBare || answersKind(text, 'cause') || answersKind(text, 'purpose')) return [];
  const at = all.indexOf(quotable) + 1;
  if (at === 0) return [];
  const after = all.slice(at, at + mostOfCause);
  const end = after.findIndex(
    (next) => next.passage !== passage || next.question !== null || next.opening === none,
  );
  return end < 0 ? after : after.slice(0, end);
}

const numerals = foldLetters(numeral);
const mostOfMeasure = 2;
const lettersOfUnit = 4;
/** How many of what is asked for, where a sentence only names the matter: "… em 1962. Depois de treze dias, …". */
export function measureAfter(quotable: Quotable, all: readonly Quotable[], unit = ''): Quotable[] {
  const begin = foldLetters(unit).slice(0, lettersOfUnit);
  if (begin.length < lettersOfUnit - 1) return [];
  const measure = new RegExp(`(?:\\d|(?<![a-z])(?:${numerals})) (?:[a-z]+ )?${begin}`);
  const tells = ({ text }: Quotable) => measure.test(foldLetters(text));
  if (tells(quotable)) return [];
  const at = all.indexOf(quotable) + 1;
  if (at === 0) return [];
  const next = all
    .slice(at, at + mostOfMeasure)
    .find((each) => each.passage === quotable.passage && each.opening !== none && tells(each));
  return next ? all.slice(at, all.indexOf(next) + 1) : [];
}

/** The chosen sentences, each with those of `following` it, as far as there is room; the first whatever its length. */
export function withFollowing(
  chosen: readonly Quotable[],
  following: (quotable: Quotable) => readonly Quotable[],
  length: number,
): Quotable[] {
  const whole: Quotable[] = [];
  let left = length;
  for (const quotable of chosen) {
    if (whole.includes(quotable)) continue;
    whole.push(quotable);
    left -= lengthOf(quotable);
    for (const next of following(quotable))
      if (!whole.includes(next) && !chosen.includes(next) && lengthOf(next) <= left) {
        whole.push(next);
        left -= lengthOf(next);
      }
  }
  return whole;
}

export function pick(
  rated: readonly Rated[],
  count: number,
  length: number,
  beside: number,
  isOfTitle: (quotable: Quotable) => boolean = () => false,
): Quotable[] {
  const ranked = rated.toSorted(byScore);
  const best = ranked[0]?.score ?? 0;
  const chosen: Quotable[] = [];
  let left = length;
  for (const { quotable, score } of ranked) {
    if (score < best * beside || chosen.length >= count) break;
    if (chosen.includes(quotable) || chosen.some((other) => isLike(quotable, other))) continue;
    const more = withBefore(quotable, chosen, isOfTitle);
    const needed = more.reduce((sum, each) => sum + lengthOf(each), 0);
    if (chosen.length > 0 && (needed > left || chosen.length + more.length > count)) continue;
    chosen.push(...more);
    left -= needed;
  }
  return chosen;
}

/** "A projeção atribui …", "No PEPS, …": a sentence about a thing of its own. */
const ownHead = /^(?:N?[OA]s?|Já [oa]s?) \p{L}{2,}/u;
const secondWord = /^\S+ \S+ (?:d[aeo]s? )?(\p{L}{3,})/u;
/** "O habeas data …" is another thing than "O habeas corpus …"; "o recalque volta" is the same again. */
const isNamedFurther = ({ text }: Quotable) => !isVerb(secondWord.exec(text)?.[1] ?? 'ser', undefined);
const fewestParts = 2;
const mostParts = 6;

/**
 * What a sentence that begins with the plural of what is listed goes on with, one thing a sentence: "Mecanismos de
 * defesa são … O recalque … A projeção …". None where fewer than two follow it.
 */
export function partsAfter(quotable: Quotable, all: readonly Quotable[]): Quotable[] {
  const heads = new Set<string>();
  const parts: Quotable[] = [];
  for (const next of all.slice(all.indexOf(quotable) + 1)) {
    const [head, further] = next.begins;
    if (next.passage !== quotable.passage || next.question !== null || next.opening === none) break;
    // "Na razão variável, esse número …" is one of them, too.
    const isOwn = next.leansOn === null || /^N[oa]s? /u.test(next.text);
    if (!isOwn || !ownHead.test(next.text) || head === undefined) break;
    const name = `${head} ${isNamedFurther(next) ? further : ''}`;
    if (quotable.stems.has(head) || heads.has(name)) break;
    heads.add(name);
    if (parts.push(next) === mostParts) break;
  }
  return parts.length < fewestParts ? [] : parts;
}

import { contentWords } from '../content-words.ts';
import type { Asked } from '../matching/asked-words.ts';
import { type Matches, matchMaterial, matchWord } from '../matching/match-words.ts';
import { implied, type Quotable } from './read-quotables.ts';

/** What only stands above a sentence, or what its pronoun stands for, says less of what it is about. */
const parts = { own: 1, inherited: 0.92, around: 0.78, opening: 0.6, whole: 0.35 } as const;
/** What only stands somewhere in the text is no sign of what a sentence is about. */
export const nearby = parts.whole;
/** What only the first sentence of a paragraph names is not always what the others are about. */
export const byOpening = parts.opening;
/** So many sentences at least are reckoned with, so that in a short text no word is common. */
const fewest = 30;

/** A word that the material has, by its role; and one that it hasn't. */
const known = { name: 1, aspect: 0.7, verb: 0.6 } as const;
const unknown = { name: 1, aspect: 0.1, verb: 0.2 } as const;
/** "Usar", "ter" go with anything. */
const vagueVerb = 0.5;
const unknownComplement = 0.7;
const unknownQualifier = 1.2;
const unknownVague = 0.4;

export interface Weighed extends Asked {
  matches: Matches;
  weight: number;
}

/** Read once for the many questions about the same material. */
const vocabularies = new WeakMap<readonly Quotable[], ReadonlyMap<string, string>>();

/** Every stem of the quotables and of what they stand under, with how it is written. */
export function vocabularyOf(quotables: readonly Quotable[]): ReadonlyMap<string, string> {
  const known = vocabularies.get(quotables);
  if (known) return known;
  const vocabulary = new Map<string, string>();
  const titles = new Set<string>();
  const add = (text: string) => {
    for (const { stem, word } of contentWords(text)) if (!vocabulary.has(stem)) vocabulary.set(stem, word);
  };
  for (const { words, items, question, around, heading, stems } of quotables) {
    for (const [stem, word] of implied) if (stems.has(stem)) vocabulary.set(stem, word);
    for (const { stem, word } of words) if (!vocabulary.has(stem)) vocabulary.set(stem, word);
    for (const item of items) add(item);
    if (question) add(question);
    if (heading !== '' && !titles.has(heading)) add(heading);
    titles.add(heading);
    for (const stem of around) if (!vocabulary.has(stem)) vocabulary.set(stem, stem);
  }
  vocabularies.set(quotables, vocabulary);
  return vocabulary;
}

/** "Sobreajuste, ou overfitting," and "tiamina (B1)" are two names of one thing. */
const twoNames =
  /([\p{L}\d]{2,})(?:, (?:ou|também (?:chamad|conhecid|denominad)[oa]s?(?: de| como| por)?) (?:[oa]s? )?([\p{L}\d]{2,})(?=[,.;])| \(([\p{L}\d]{2,})\))/gu;
const surenessOfAlias = 0.9;
const aliases = new WeakMap<readonly Quotable[], ReadonlyMap<string, string>>();

/** The other stem by which the material calls a thing. */
function aliasesOf(quotables: readonly Quotable[]): ReadonlyMap<string, string> {
  const known = aliases.get(quotables);
  if (known) return known;
  const found = new Map<string, string>();
  for (const { text } of quotables)
    for (const [, one = '', other, inside = ''] of text.matchAll(twoNames)) {
      const [a, b] = [...contentWords(one), ...contentWords(other ?? inside)];
      if (a && b) found.set(a.stem, b.stem).set(b.stem, a.stem);
    }
  aliases.set(quotables, found);
  return found;
}

function withAliases(matches: Matches, named: ReadonlyMap<string, string>): Matches {
  const others = [...matches].flatMap(([stem, sure]): [string, number][] => {
    const other = named.get(stem);
    return other === undefined || matches.has(other) ? [] : [[other, sure * surenessOfAlias]];
  });
  return others.length === 0 ? matches : new Map([...matches, ...others]);
}

export function presence({ stems, inherited, around, opening, whole }: Quotable, matches: Matches): number {
  let best = 0;
  for (const [stem, sure] of matches) {
    const part = stems.has(stem)
      ? parts.own
      : inherited.has(stem)
        ? parts.inherited
        : around.has(stem)
          ? parts.around
          : opening.has(stem)
            ? parts.opening
            : whole.has(stem)
              ? parts.whole
              : 0;
    best = Math.max(best, part * sure);
  }
  return best;
}

/** "Alencar" and "Machado" end like verbs, and are names where the material writes it as one within a sentence. */
function isSurname({ role, word }: Asked, quotables: readonly Quotable[]): boolean {
  if (role !== 'verb' || !/^\p{L}+(?:r|[ai]d[oa])$/iu.test(word)) return false;
  const written = word.charAt(0).toUpperCase() + word.slice(1);
  const within = new RegExp(`(?<=[\\p{L}\\d],? )${written}(?!\\p{L})`, 'u');
  const asVerb = new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u');
  return (
    quotables.some(({ text }) => text.includes(written) && within.test(text)) &&
    !quotables.some(({ text }) => asVerb.test(text))
  );
}

/** Rarer words weigh more: ln(1 + n / number of quotables that have the word), one that none has most of all. */
export function weigh(
  asked: readonly Asked[],
  quotables: readonly Quotable[],
  vocabulary: ReadonlyMap<string, string>,
): Weighed[] {
  const all = Math.max(fewest, quotables.length);
  const named = aliasesOf(quotables);
  // "O que é herança?" is not told by what an everyday word may stand for.
  const isOnly =
    (asked.length === 1 || asked.filter(({ role }) => role === 'name').length === 1) &&
    asked.every(({ role }) => role !== 'verb');
  return asked.map((given) => {
    const word = isSurname(given, quotables) ? { ...given, role: 'name' as const } : given;
    const meant = (isOnly ? matchWord : matchMaterial)(word, vocabulary);
    // "O que é variância?" is told by nothing of "variação".
    const exact =
      isOnly && asked.length === 1 && /[âê]ncias?$/iu.test(word.word)
        ? [...meant].filter(([, sure]) => sure === 1)
        : [];
    const matches = withAliases(exact.length > 0 ? new Map(exact) : meant, named);
    const having = quotables.filter((quotable) => presence(quotable, matches) > nearby).length;
    const factor =
      having > 0
        ? known[word.role] * (word.isVague && word.role === 'verb' ? vagueVerb : 1)
        : (word.isQualifier ? unknown.name : unknown[word.role]) *
          (word.isVague
            ? unknownVague
            : word.isQualifier
              ? unknownQualifier
              : word.isComplement
                ? unknownComplement
                : 1);
    return { ...word, matches, weight: Math.log(1 + all / Math.max(0.7, having)) * factor };
  });
}

/** A sentence may answer without the words by which the question names a side of the matter. */
const absent = { name: 1, aspect: 0.3, verb: 0.45 } as const;

/** What a word weighs that all others of a question make up for. */
const forgiven = 0.4;
const fewestTold = 2;

/**
 * The one name that the material lacks, where the sentence itself has the rest of the question, which weighs more: it
 * says the same in another word. Null in any other case.
 */
function toForgive({ stems, inherited }: Quotable, weighed: readonly Weighed[]): Weighed | null {
  const [lacking, ...others] = weighed.filter(({ matches, role }) => matches.size === 0 && role === 'name');
  if (!lacking || others.length > 0) return null;
  const told = weighed.filter((word) => hasAny(stems, word) || hasAny(inherited, word));
  const weight = told.reduce((sum, word) => sum + word.weight, 0);
  // "O frasco de insulina aberto dura …"
  if (lacking.isQualifier && told.length <= fewestTold) return null;
  return told.length >= fewestTold && told.some(({ role }) => role === 'name') && weight >= lacking.weight
    ? lacking
    : null;
}

/** The share of a question's weight that a sentence speaks of, 0 to 1; `isForgiving` of a name in another word. */
export function coverageOf(
  quotable: Quotable,
  weighed: readonly Weighed[],
  above = 0,
  isForgiving = false,
): number {
  const excused = isForgiving ? toForgive(quotable, weighed) : null;
  let [share, total] = [0, 0];
  for (const word of weighed) {
    const { matches, role } = word;
    const weight = word === excused ? word.weight * forgiven : word.weight;
    const near = presence(quotable, matches);
    const present = near > above ? near : 0;
    total += present > 0 || matches.size === 0 ? weight : weight * absent[role];
    share += weight * present;
  }
  return total === 0 ? 0 : share / total;
}

export const hasAny = (stems: ReadonlySet<string>, { matches }: Weighed) =>
  [...matches.keys()].some((stem) => stems.has(stem));

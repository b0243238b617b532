import { isVerb } from '#server/language/text/verbs.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { asTerm } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { pointsOutside } from './subject.ts';

const bracketed =
  /((?:[\p{L}-]+ ){1,9}[\p{L}-]+) \(([\p{Lu}][\p{L}\d]{1,7})(?:, (?:n[ao]|em|d[aeo]|ou|sigla|sua) [^()\d]{1,60})?\)/u;
const expanded = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]{1,7}s?) \(((?:[\p{L}-]+ ){1,8}[\p{L}-]+)\)/u;
/** "O IPCA, que é o Índice Nacional de Preços …", "a URV, a Unidade Real de Valor". */
const apposed =
  /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d-]{1,7})(?:,? (?:que )?(?:é|significa)|, ou|,) (?:[oa] )?(\p{Lu}\p{L}+(?: [\p{L}-]+){1,8})/u;
const skipped = /^(?:d[aeo]s?|e|para|of|the|and|for|em|n[oa]s?|com|ao?s?|à|às|o|os)$/u;

/** How many capitalised words an abbreviation may leave out: "Índice Nacional de Preços …" is IPCA. */
const mostLeftOut = 2;

/** The last words of `text` whose initials spell `letters`, or null. */
function spelling(text: string, letters: string): string | null {
  const words = text.split(' ');
  let left = foldLetters(letters);
  let leftOut = 0;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? '';
    const initials = foldLetters(word)
      .split('-')
      .map((part) => part.charAt(0))
      .join('');
    if (skipped.test(word)) continue;
    if (initials.length > 1 && left.endsWith(initials)) left = left.slice(0, -initials.length);
    else if (left.endsWith(foldLetters(word).charAt(0))) left = left.slice(0, -1);
    else if (!/^\p{Lu}/u.test(word) || ++leftOut > mostLeftOut) return null;
    if (!left) return words.slice(at).join(' ');
  }
  return null;
}

/** The same of the first words, which others may follow; all of them in the end. */
function spellingAtStart(text: string, letters: string): string | null {
  const words = text.split(' ');
  for (let to = words.length; to > 1; to--) {
    const first = words.slice(0, to).join(' ');
    if (spelling(first, letters) === first && /^\p{Lu}|^\p{Ll}{4,}/u.test(words[to - 1] ?? '')) return first;
  }
  return null;
}

/** For abbreviations of foreign names, "ácido desoxirribonucleico (DNA)": back to the article. */
function nounPhrase(text: string, letters: string): string | null {
  const words = text.split(' ');
  let from = words.length;
  while (
    from > 0 &&
    !/^(?:os?|as?|uma?|d[ao]s?|n[ao]s?|ao|à|pel[ao]s?|de|em|por|e|com|que)$/iu.test(words[from - 1] ?? '')
  ) {
    if (isVerb(words[from - 1] ?? '', words[from - 2])) return null;
    from--;
  }
  const phrase = words.slice(from);
  const share = phrase.filter((word) => foldLetters(letters).includes(foldLetters(word).charAt(0))).length;
  return phrase.every((word) => /^\p{Ll}/u.test(word)) &&
    phrase.length >= 2 &&
    phrase.length <= 5 &&
    share >= phrase.length / 2
    ? phrase.join(' ')
    : null;
}

const isAbbreviation = (letters: string) =>
  (letters.match(/\p{Lu}/gu)?.length ?? 0) >= 2 && !/^[IVXLCDM]+$/.test(letters);

/** "O que significa SUS?" from "Sistema Único de Saúde (SUS)" or "SUS (Sistema Único de Saúde)". */
export function askAbbreviation({ statement }: Asking): Draft[] {
  const { text } = statement.sentence;
  const [, before = '', letters = ''] = bracketed.exec(text) ?? [];
  const [, outside = '', inBrackets = ''] = expanded.exec(text) ?? [];
  const [, named = '', words = ''] = outside ? [] : (apposed.exec(text) ?? []);
  const [short, long] = [outside || named, inBrackets || words];
  const name =
    letters && isAbbreviation(letters) ? (spelling(before, letters) ?? nounPhrase(before, letters)) : null;
  const other =
    !name && short && isAbbreviation(short) ? spellingAtStart(long, short.replace(/s$/, '')) : null;
  const answer = name ?? other;
  if (!answer || answer.split(' ').length < 2 || pointsOutside(answer)) return [];
  return [
    {
      kind: 'abbreviation',
      question: `O que significa ${name ? letters : short}?`,
      answer: asTerm(answer.replace(/^[oa]s? (?=\p{Lu})/u, '')),
    },
  ];
}

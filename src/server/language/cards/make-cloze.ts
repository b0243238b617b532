import { findTerms, type Term } from '#server/language/text/find-terms.ts';
import type { KeyTerms } from '#server/language/text/key-terms.ts';
import type { Lexicon } from '#server/language/text/lexicon.ts';
import { vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { hasVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { isBalanced } from './questions/phrase.ts';
import type { Asking, Draft } from './questions/statement.ts';
import { isOwnClause, pointsOutside } from './questions/subject.ts';

const fewestWords = 7;
const mostWords = 28;

/** Whether the sentence can be read alone, so that a gap in it is a fair question. */
function standsAlone({ statement }: Asking): boolean {
  const { sentence, clause, lead } = statement;
  const { text } = sentence;
  const count = wordsOf(text).length;
  if (
    count < fewestWords ||
    count > mostWords ||
    /[?:{}]$|https?:|[{}|<>]/u.test(text) ||
    !/^["“]?[\p{L}\d]/u.test(text)
  )
    return false;
  if (!hasVerb(text) || pointsOutside(text) || !isBalanced(text)) return false;
  const [first = ''] = clause.split(/, | que /u);
  return (
    isOwnClause(wordsOf(first).length >= 3 ? first : clause.replace(/[;:]/gu, ',')) ||
    (lead !== null && isOwnClause(clause))
  );
}

const amount =
  /(?<![\p{L}\d,.]|(?:^| )e )(?:\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta)(?: mil(?:hões)?(?: de)?)? ?(?:%|por cento|anos|dias|meses|horas|minutos|segundos|metros|quilômetros|km|kg|toneladas|graus|°C|habitantes|pessoas|mortos)(?![\p{L}\d])(?! (?:mais tarde|depois|antes|atrás|seguintes|de atraso|após))/gu;

/** The one amount that the sentence tells; undefined when it has more than one. */
function amountIn(body: string, from: number): { text: string; start: number; end: number } | undefined {
  const found = [...body.matchAll(amount)];
  const [{ 0: text = '', index = 0 } = {}] = found;
  if (found.length !== 1 || index < from || (body.match(/\d+/gu)?.length ?? 0) > 1) return undefined;
  return { text, start: index, end: index + text.length };
}

const leastWeight = 0.3;

/** Whether the term is worth knowing: a name, a noun with its adjective, or a word that the text is about. */
function isTelling({ text, weight }: Term, keyTerms: KeyTerms, lexicon: Lexicon): boolean {
  const words = wordsOf(text);
  const [first = ''] = words;
  if (isVerb(first.toLowerCase(), undefined) || /[ai]d[oa]s?$/u.test(first)) return false;
  const isGeneral = (word: string) => weakNouns.has(foldLetters(word)) || vagueNouns.has(foldLetters(word));
  const isName = /^\p{Lu}/u.test(text) && (words.length > 1 || lexicon.isName(text));
  if (words.length < 2) return false;
  const again = words.filter((word) => word.length > 3).map((word) => keyTerms.timesOf(word) > 1);
  if (isName && again.includes(true)) return true;
  if (again.includes(false)) return false;
  if (/[^s]$/u.test(first) && /s$/u.test(words[1] ?? '')) return false;
  return !isGeneral(first) && weight >= leastWeight;
}

/** The sentence with its most telling term hidden, `{{c1::term}}`; the term stands nowhere else in it. */
export function makeCloze(asking: Asking, keyTerms: KeyTerms): Draft[] {
  if (!standsAlone(asking)) return [];
  const { statement, lexicon } = asking;
  const body = statement.lead ? `${statement.lead}, ${statement.clause}` : statement.clause;
  const stems = wordsOf(body).map((word) => stem(foldLetters(word)));
  const isOnce = (term: string) =>
    term
      .split(' ')
      .every(
        (word) => word.length < 4 || stems.filter((other) => other === stem(foldLetters(word))).length === 1,
      );
  const terms = findTerms(body, keyTerms, lexicon).filter(
    ({ text }) => text.length >= 3 && text.length <= 60 && isOnce(text) && !/^\d/.test(text),
  );
  const from = statement.lead ? statement.lead.length + 2 : 0;
  /** What half the sentences have is too easy to guess. */
  const rankOf = ({ text, weight }: Term) =>
    Math.min(weight, 0.8) - 1.5 * Math.max(...wordsOf(text).map((word) => keyTerms.shareOf(word)));
  /** What the text speaks of again, so that the rest of the sentence determines what is hidden. */
  const spoken = new Set(
    wordsOf(body)
      .filter((word) => keyTerms.weightOf(word) > 0 && keyTerms.timesOf(word) > 1)
      .map((word) => stem(foldLetters(word))),
  );
  const isDetermined = ({ text }: Term) =>
    spoken.size - wordsOf(text).filter((word) => spoken.has(stem(foldLetters(word)))).length >= 2;
  const hidden = terms
    .filter(({ start }) => start >= from)
    .filter((found) => isTelling(found, keyTerms, lexicon) && isDetermined(found));
  const [best] = hidden
    .map((found) => ({ ...found, rank: rankOf(found) }))
    .sort((a, b) => b.rank - a.rank || a.start - b.start);
  const term = amountIn(body, from) ?? best;
  if (!term) return [];
  const end = /[.!…]["”]?$/u.exec(statement.sentence.text)?.[0] ?? '.';
  return [
    {
      kind: 'cloze',
      question: `${body.slice(0, term.start)}{{c1::${term.text}}}${body.slice(term.end)}${end}`,
      answer: term.text,
    },
  ];
}

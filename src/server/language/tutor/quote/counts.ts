import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords } from '../content-words.ts';
import type { Matches } from '../matching/match-words.ts';
import { numeral } from './question-kind.ts';
import type { Quotable } from './read-quotables.ts';
import type { Weighed } from './weigh.ts';

/** What is measured by a unit, or shown by a sign, need not be named beside its number. */
const measured =
  /^(?:anos?|mes(?:es)?|dias?|horas?|minutos?|segundos?|semanas?|seculos?|decadas?|vezes|metros?|quilometros?|km|litros?|gramas?|quilos?|kg|toneladas?|reais|dolares|pessoas?|gente|votos?|por ?cento|percentual|porcentagem|pontos?|tempo|bytes?|bits?|mortos?|mortes|vitimas?|habitantes?)$/;

/** The noun that a question asks how many there are of; undefined where it asks for none, or for what is measured. */
export const countedIn = (asked: readonly Weighed[]): Weighed | undefined =>
  asked.find(({ word, isNumbered }) => isNumbered === true && !measured.test(foldLetters(word)));

const number = new RegExp(
  `(?:\\d[\\d.,]*(?: mil| milh\\p{L}+| bilh\\p{L}+)?|(?<!\\p{L})(?:${numeral}|único|única|nenhuma?|dezenas|centenas|milhares|milhões))(?: d[eo])?(?: \\p{L}+){0,2}? $`,
  'iu',
);
const after = new RegExp(
  `^(?: [\\p{L}-]+){0,3}(?:,? (?:são|eram|foram|é|foi|era)|:| =| chega\\p{L}* a| passa\\p{L}* de) (?:(?:de|a|em|cerca de|mais de|quase|apenas|só) )?(?:\\d|(?:${numeral})(?!\\p{L}))`,
  'iu',
);

const count = /(?<!\p{L})quant[oa]s (?:[oa]s )?(\p{L}+)/iu;
const asksCount = (question: string, matches: Matches): boolean =>
  contentWords(count.exec(question)?.[1] ?? '').some(({ stem }) => matches.has(stem));
const degrees = /^graus?$/;

/** Whether a sentence says how many there are of what is counted: "teve quatro filhos", "os filhos eram quatro". */
export const countsIt = ({ text, items, question }: Quotable, { matches, word: noun }: Weighed): boolean => {
  // A card's number answers its question.
  if (question !== null && asksCount(question, matches)) return true;
  const line = [text, ...items].join('. ');
  if (degrees.test(noun) && /\d ?[º°]/u.test(line)) return true;
  let from = 0;
  return contentWords(line).some(({ word, stem }) => {
    const start = line.indexOf(word, from);
    from = start + word.length;
    return (
      matches.has(stem) &&
      (number.test(line.slice(Math.max(0, start - 40), start)) || after.test(line.slice(from, from + 80)))
    );
  });
};

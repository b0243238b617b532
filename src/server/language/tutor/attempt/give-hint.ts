import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { contentWords } from '../content-words.ts';
import { quoted } from '../quote/quote.ts';
import { itemsOf } from './judge-attempt.ts';
import { isNumber } from './numbers.ts';
import { isSameWord } from './same-word.ts';

/** Words up to which an answer is a term rather than a sentence. */
const mostOfTerm = 4;
/** Words of a sentence that its hint begins with: one of so many, and no more than these. */
const oneOf = 4;
const [fewestFirst, mostFirst] = [2, 4];
/** "Suspiros Poéticos": a name gives itself away. */
const name = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u;
const placing = /^(?:N[ao]s?|Em|D[aeo]s?|Por|Pel[ao]s?|Com|Para|Sob|Entre) /u;
const year = /^[12]\d{3}$/;

const asksForHint =
  /^(?:(?:me )?(?:da|de|dê|quero|preciso|tem|mais|outra|uma?|pode dar) )*(?:me )?(?:dicas?|pistas?|ajuda|ajude)(?: (?:por favor|ai|prof))?$|^(?:(?:prof|eu|ainda) )*nao entendi(?: (?:a pergunta|a questao|essa|nada|direito|o que e para (?:fazer|dizer)))?$/;

/** Whether a message wants a hint instead of trying. */
export const wantsHint = (message: string): boolean =>
  asksForHint.test(
    foldLetters(message)
      .replace(/[?!.,…]+/gu, '')
      .trim(),
  );

function hintOfTerm(words: readonly string[], level: 1 | 2): string {
  const [first = ''] = words;
  const letters = (count: number) => quoted([...first].slice(0, count).join(''));
  if (words.length === 1 && /^\d/.test(first))
    return level === 1
      ? `é um número de ${countOf(first.length, 'algarismo', 'algarismos')}.`
      : `o número começa com ${letters(1)}.`;
  if (words.some((word) => /^\d/.test(word)) && level === 1) return 'a resposta tem um número.';
  if (level === 1) {
    const size = words.length === 1 ? 'de uma palavra' : `de ${words.length} palavras`;
    return `é um termo ${size} e começa com ${letters(1)}.`;
  }
  if (words.length === 1)
    return `começa com ${letters(Math.min(3, Math.ceil(first.length / 2)))} e tem ${countOf([...first].length, 'letra', 'letras')}.`;
  return `as palavras começam assim: ${quoted(words.map((word) => `${[...word][0]}…`).join(' '))}.`;
}

/** The answer with the words of content that were not said cut down to their first letter. */
function withGaps(answer: string, attempt: string): string {
  const said = wordsOf(attempt).map(foldLetters);
  const hidden = new Set(
    contentWords(answer)
      .filter(({ word, folded }) => isNumber(word) || !said.some((other) => isSameWord(other, folded)))
      .map(({ word }) => word),
  );
  return answer.replace(/[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}\d]+)*/gu, (word) =>
    hidden.has(word) ? `${[...word][0]}…` : word,
  );
}

/** "Em 1989" of one who said 1991: where the year lies. */
function hintOfYear(answer: string, attempt: string): string | undefined {
  const [meant, said] = [answer, attempt].map((text) => wordsOf(text).filter((word) => year.test(word)));
  const [right, wrong] = [meant?.[0], said?.[0]];
  if (right === undefined || wrong === undefined || meant?.length !== 1 || right === wrong) return undefined;
  return `Dica: foi ${Number(right) < Number(wrong) ? 'antes' : 'depois'} de ${wrong}.`;
}

/**
 * What helps after the first and the second wrong attempt without giving the answer away: what kind of term it is and
 * how it begins; of a list how long it is; of a sentence its beginning, then the sentence with gaps.
 */
export function giveHint(answer: string, attempt: string, level: 1 | 2): string {
  const words = wordsOf(answer);
  if (words.length === 0) return 'Dica: releia a pergunta com calma.';
  const lies = level === 1 && words.length <= mostOfTerm ? hintOfYear(answer, attempt) : undefined;
  if (lies) return lies;
  if (words.length <= mostOfTerm) return `Dica: ${hintOfTerm(words, level)}`;
  if (level === 2) return `Dica: complete as palavras que faltam.\n\n${quoted(withGaps(answer, attempt))}`;
  const [letter = ''] = words[0] ?? '';
  const items = itemsOf(answer);
  if (items.length > 0) return `Dica: são ${items.length} itens, e o primeiro começa com ${quoted(letter)}.`;
  if (name.test(answer)) return `Dica: é um nome, e começa com ${quoted(letter)}.`;
  // "Um dos …" says nothing yet.
  const telling = words.findIndex((word) => contentWords(word).length > 0) + 1;
  const count = Math.min(mostFirst, Math.max(fewestFirst, telling, Math.floor(words.length / oneOf)));
  const begin = new RegExp(`^(?:\\S+\\s+){${count}}`, 'u').exec(answer)?.[0].trim() ?? letter;
  // The first of the few words that say where or by what would give the answer away: "Na a…".
  const isPlace = placing.test(begin) && contentWords(answer).length <= mostOfTerm;
  const shown = isPlace ? begin.replace(/(?<=\s\p{L})\S*$/u, '') : begin;
  return `Dica: a resposta começa com ${quoted(`${shown}…`)}.`;
}

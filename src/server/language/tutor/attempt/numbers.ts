import { foldLetters } from '#shared/rules/text/fold.ts';

const names: Readonly<Record<string, number>> = Object.fromEntries(
  `zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito
  dezenove vinte`
    .split(/\s+/)
    .map((name, value) => [name, value]),
);
const others: Readonly<Record<string, number>> = {
  uma: 1,
  duas: 2,
  catorze: 14,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  mil: 1000,
};

const digits = /(?<![\p{L}\d.,])\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|(?<![\p{L}\d])\d+(?:[.,]\d+)?/gu;
const roman = /(?<![\p{L}\d])m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?![\p{L}\d])/giu;
const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

const romanValue = (letters: string) => {
  const each = [...letters.toLowerCase()].map((letter) => values[letter] ?? 0);
  return each.reduce((sum, value, at) => sum + (value < (each[at + 1] ?? 0) ? -value : value), 0);
};

const written = (text: string) =>
  (text.match(digits) ?? []).map((found) => {
    const whole = /^\d{1,3}(?:\.\d{3})+(?:,|$)/.test(found) ? found.replaceAll('.', '') : found;
    return Number(whole.replace(',', '.'));
  });

const nameValue = (word: string) => names[word] ?? others[word];

/** "vinte e seis" is one number, "cinco e seis" are two. */
function named(text: string): number[] {
  const found: number[] = [];
  const words = foldLetters(text).match(/\p{L}+|[.,;:]/gu) ?? [];
  words.forEach((word, at) => {
    const value = nameValue(word);
    const tens = words[at - 1] === 'e' ? nameValue(words[at - 2] ?? '') : undefined;
    if (value === undefined) return;
    if (tens !== undefined && tens >= 20 && value < tens) found.push((found.pop() ?? 0) + value);
    else found.push(value);
  });
  return found;
}

const romans = (text: string) => (text.match(roman) ?? []).filter((found) => found !== '');

/** Every number that a text may mean: in digits, as a word, in Roman letters of any case. */
export const numbersSaid = (text: string): Set<number> =>
  new Set([...written(text), ...named(text), ...romans(text).map(romanValue)]);

/** The numbers that a text surely states: "um" may be an article, and "vi" a verb, "C" a vitamin. */
export function numbersStated(text: string): number[] {
  const sure = romans(text).filter(
    (found) => /^[IVXLCDM]{2,}$/.test(found) || new RegExp(`s[ée]culo ${found}(?!\\p{L})`, 'iu').test(text),
  );
  return [
    ...new Set([...written(text), ...named(text).filter((value) => value !== 1), ...sure.map(romanValue)]),
  ];
}

/** Whether a word is a number, of any kind, so that it need not be found as a word too. */
export const isNumber = (word: string): boolean =>
  /^\d/.test(word) ||
  /^[IVXLCDM]{2,}$/.test(word) ||
  foldLetters(word) in names ||
  foldLetters(word) in others;

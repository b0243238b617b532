import { romanValue } from '#server/language/text/roman.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { saysSomething } from '../content-words.ts';
import type { Passage } from '../tutor.ts';

const small = /^(?:d[aeo]s?|e|em|n[ao]s?|para|por|com|a|o|as|os)$/;
const shortest = 3;
const longest = 6;
const mostOfText = 100_000;
const acronym = new RegExp(`(?<![\\p{L}\\d])\\p{L}{${shortest},${longest}}(?![\\p{L}\\d])`, 'gu');
/** Written as one, or without a vowel that could be spoken; any other word may only stand for a name. */
const isAcronym = (word: string) => /^\p{Lu}+$/u.test(word) || !/[aeiouáéíóúâêôãõ]/iu.test(word);
const isNamed = (text: string) =>
  text.split(/\s+/).every((word) => small.test(word) || /^\p{Lu}\p{Ll}/u.test(word));

interface Token {
  text: string;
  at: number;
  /** Its first letter, folded. */
  initial: string;
  isSmall: boolean;
}

/** The words and stops of texts, read once for the questions of one answer. */
const tokensOfTexts = new WeakMap<readonly string[], readonly (readonly Token[])[]>();

function tokensIn(texts: readonly string[]): readonly (readonly Token[])[] {
  const known = tokensOfTexts.get(texts);
  if (known) return known;
  const tokens = texts.map((text) =>
    [...text.slice(0, mostOfText).matchAll(/[\p{L}\d]+|[.;:!?()\n]/gu)].map(({ 0: word, index }) => ({
      text: word,
      at: index,
      initial: foldLetters(word[0] ?? ''),
      isSmall: small.test(word),
    })),
  );
  tokensOfTexts.set(texts, tokens);
  return tokens;
}

/** The words of a text that the letters begin, one after another: "diferença de potencial" of "ddp"; null without. */
function spelledIn(text: string, tokens: readonly Token[], letters: string): string | null {
  const isName = letters === letters.toUpperCase();
  const wanted = foldLetters(letters);
  for (const [start, first] of tokens.entries()) {
    if (first.initial !== wanted[0] || first.isSmall) continue;
    let [next, end] = [0, start];
    while (next < wanted.length && end < tokens.length) {
      const token = tokens[end];
      // "Durante a noite a planta" spells no DNA.
      const fits = (next < wanted.length - 1 || !token?.isSmall) && token?.initial === wanted[next];
      if (fits) next++;
      else if (!isName || !token?.isSmall) break;
      end++;
    }
    const last = tokens[end - 1];
    if (next < wanted.length || !last) continue;
    const found = text.slice(first.at, last.at + last.text.length);
    const parts = found.split(/\s+/).filter((word) => !small.test(word));
    // What stands in lower case may be any words that follow each other: names hold no verb.
    if (isName || !hasVerb(found)) return parts.length > 1 ? found : null;
  }
  return null;
}

const pair = /(?<!\p{L})(\p{L}{3,}) (?=(\p{L}{3,}))/gu;
/** Texts as they are looked through: folded, and their words, by the folded one each as it is written. */
interface Written {
  whole: string;
  words: ReadonlyMap<string, string>;
}

const textsOfPassages = new WeakMap<readonly Passage[], readonly string[]>();

/** The titles and texts of passages: the same list for the same passages. */
export function textsOf(passages: readonly Passage[]): readonly string[] {
  const texts = textsOfPassages.get(passages) ?? passages.flatMap(({ title, text }) => [title, text]);
  textsOfPassages.set(passages, texts);
  return texts;
}

/** Read once for the questions of one answer. */
const readTexts = new WeakMap<readonly string[], Written>();

/** What is written in the first 100,000 characters of texts. */
export function writtenIn(texts: readonly string[]): Written {
  const known = readTexts.get(texts);
  if (known) return known;
  const text = texts.join(' ').slice(0, mostOfText);
  const words = new Map([...new Set(text.match(/\p{L}+/gu))].map((word) => [foldLetters(word), word]));
  const written = { whole: foldLetters(text), words };
  readTexts.set(texts, written);
  return written;
}

/** Words that the texts write as one: "servo freio", "guarda chuva". */
export function joinWords(question: string, texts: readonly string[]): string {
  const { whole, words } = writtenIn(texts);
  return question.replace(pair, (apart, one: string, other: string) => {
    const parts = [one, other].map(foldLetters);
    if (!parts.every(saysSomething)) return apart;
    if (words.has(parts.join(''))) return one;
    return whole.includes(parts.join('-')) && !whole.includes(parts.join(' ')) ? `${one}-` : apart;
  });
}

const compound = /(?<!\p{L})\p{L}{4,}-\p{L}{4,}(?!\p{L})/gu;

/** Compounds that the texts only have the parts of: "ácido-base". */
export function partWords(question: string, texts: readonly string[]): string {
  const { whole, words } = writtenIn(texts);
  return question.replace(compound, (said) => {
    const folded = foldLetters(said);
    const isKnown = folded.split('-').some((part) => words.has(part));
    return !whole.includes(folded) && isKnown ? said.replace('-', ' ') : said;
  });
}

/** Two ways to write what every student knows by both; the shorter one first. */
const bothWays =
  `EUA Estados Unidos|URSS União Soviética|CO2 gás carbônico|CO₂ gás carbônico|O2 oxigênio|O₂ oxigênio|
  H2O água|H₂O água|CF Constituição Federal|CF Constituição|STF Supremo Tribunal Federal|ONU Nações Unidas|
  DNA ácido desoxirribonucleico|IA inteligência artificial|BD banco de dados|empresa pessoa jurídica|BC Banco Central|SO sistema operacional`
    .split('|')
    .map((pair) => pair.trim())
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const);

const wordOf = (text: string) => new RegExp(`(?<![\\p{L}\\d])${text}(?![\\p{L}\\d₂])`, 'giu');

/** "Lei 8080", of a text that has "Lei 8.080". */
const number = /(?<![\d.,])\d{4,6}(?![\d.,]*\d)/g;
/** "A regra 321", of a text that has "3-2-1". */
const run = /(?<![\d.,-])\d{3,4}(?![\d.,-]*\d)/g;
const withDashes = (digits: string) => [...digits].join('-');
const withPoint = (digits: string) => `${digits.slice(0, -3)}.${digits.slice(-3)}`;

const numbered = /(?<!\p{L})(\p{L}{3,}) (\d{1,2})(?![\p{L}\d.,%])/gu;
/** Of a question, so many numbers are looked for. */
const mostNumbered = 6;

/** "Pedro 2" of texts that write "Pedro II", "século 19" of those with "século XIX". */
function inRoman(question: string, texts: readonly string[]): string {
  let left = mostNumbered;
  return question.replace(numbered, (said, name: string, digits: string) => {
    if (left-- <= 0) return said;
    const find = new RegExp(`(?<!\\p{L})${foldLetters(name)} ([ivx]{1,7})(?!\\p{L})`, 'gu');
    const numerals = [...writtenIn(texts).whole.matchAll(find)].map(([, each = '']) => each.toUpperCase());
    const same = numerals.find((numeral) => romanValue(numeral) === Number(digits));
    return same === undefined ? said : `${name} ${same}`;
  });
}

/** A question in the one of two names that the texts have. */
export function asWritten(question: string, texts: readonly string[]): string {
  const isIn = (name: string) => texts.some((text) => wordOf(name).test(text));
  const counted = question.replace(number, (digits) =>
    !isIn(digits) && texts.some((text) => text.includes(withPoint(digits))) ? withPoint(digits) : digits,
  );
  const parted = inRoman(counted, texts).replace(run, (digits) =>
    !isIn(digits) && texts.some((text) => text.includes(withDashes(digits))) ? withDashes(digits) : digits,
  );
  return bothWays.reduce((said, [short, long]) => {
    for (const [one, other] of [
      [short, long],
      [long, short],
    ] as const)
      if (wordOf(one).test(said) && !isIn(one) && isIn(other)) return said.replace(wordOf(one), other);
    return said;
  }, parted);
}

/** A question with the acronyms that the texts only have written out: "AIB", "ddp". */
export function writeOut(question: string, texts: readonly string[]): string {
  return question.replace(acronym, (word) => {
    if (!saysSomething(foldLetters(word))) return word;
    const isWritten = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
    if (texts.some((text) => isWritten.test(text))) return word;
    for (const [at, tokens] of tokensIn(texts).entries()) {
      const found = spelledIn(texts[at] ?? '', tokens, word);
      if (found !== null && (isAcronym(word) || isNamed(found))) return found;
    }
    return word;
  });
}

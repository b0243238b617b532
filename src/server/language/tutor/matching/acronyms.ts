import { hasVerb } from '#server/language/text/verbs.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { saysSomething } from '../content-words.ts';

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
/** The folded words of texts, read once for the questions of one answer. */
const wordsOfTexts = new WeakMap<readonly string[], ReadonlySet<string>>();

function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  const known = wordsOfTexts.get(texts);
  if (known) return known;
  const words = new Set(foldLetters(texts.join(' ').slice(0, mostOfText)).match(/\p{L}+/gu));
  wordsOfTexts.set(texts, words);
  return words;
}

/** Words that the texts write as one: "servo freio", "guarda chuva". */
export function joinWords(question: string, texts: readonly string[]): string {
  const written = wordsIn(texts);
  const whole = foldLetters(texts.join(' ').slice(0, mostOfText));
  return question.replace(pair, (apart, one: string, other: string) => {
    const parts = [one, other].map(foldLetters);
    if (!parts.every(saysSomething)) return apart;
    if (written.has(parts.join(''))) return one;
    return whole.includes(parts.join('-')) && !whole.includes(parts.join(' ')) ? `${one}-` : apart;
  });
}

const compound = /(?<!\p{L})\p{L}{4,}-\p{L}{4,}(?!\p{L})/gu;

/** Compounds that the texts only have the parts of: "ácido-base". */
export function partWords(question: string, texts: readonly string[]): string {
  return question.replace(compound, (whole) => {
    const folded = foldLetters(whole);
    const isWhole = texts.some((text) => foldLetters(text.slice(0, mostOfText)).includes(folded));
    const isKnown = folded.split('-').some((part) => wordsIn(texts).has(part));
    return !isWhole && isKnown ? whole.replace('-', ' ') : whole;
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

const mostNumbered = 39;
const [tens, ones] = [
  ['', 'X', 'XX', 'XXX'],
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
];
const roman = (digits: string) => `${tens[Math.floor(Number(digits) / 10)]}${ones[Number(digits) % 10]}`;
const numbered = /(?<!\p{L})(\p{L}{3,}) (\d{1,2})(?![\p{L}\d.,%])/gu;

/** "Pedro 2" of texts that write "Pedro II", "século 19" of those with "século XIX". */
const inRoman = (question: string, texts: readonly string[]) =>
  question.replace(numbered, (said, name: string, digits: string) => {
    const written = Number(digits) <= mostNumbered && Number(digits) > 0 ? `${name} ${roman(digits)}` : said;
    const find = new RegExp(`(?<!\\p{L})${foldLetters(written)}(?!\\p{L})`, 'u');
    const isIn = written !== said && texts.some((text) => find.test(foldLetters(text.slice(0, mostOfText))));
    return isIn ? written : said;
  });

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

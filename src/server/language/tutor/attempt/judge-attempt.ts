import { cleanText } from '#server/language/text/clean-text.ts';
import { vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { type ContentWord, contentWords } from '../content-words.ts';
import { synonymsOf } from '../matching/synonyms.ts';
import { questionKind } from '../quote/question-kind.ts';
import { isNumber, numbersSaid, numbersStated } from './numbers.ts';
import { opposes } from './opposites.ts';
import { isSameWord } from './same-word.ts';

export interface Judgement {
  verdict: 'right' | 'partly' | 'wrong';
  /** What the answer has and the attempt has not, as the answer writes it. */
  missing: string[];
}

/** Words of content up to which an answer has to be said whole. */
const short = 3;
/** Of a longer one, the share that has to be said. */
const enough = 0.6;
const some = 0.25;
const half = 0.5;
const mostMissing = 4;
/** Words that are compared: bounds the work on any text. */
const mostSaid = 150;
const mostNeeded = 80;

const distinct = (words: readonly ContentWord[]) => [
  ...new Map(words.map((word) => [word.stem, word])).values(),
];

const yes = /^(?:sim|verdadeir[oa]|verdade|certo|corret[oa]|v)$/;
const no = /^(?:nao|fals[oa]|falsidade|errad[oa]|incorret[oa]|f)$/;
const titles = new Set('dom dona rei rainha dr doutor general marechal presidente santo'.split(' '));
const denial = /(?<!\p{L})(?:nao|nunca|jamais|nenhuma?|nem)(?!\p{L})/u;

/** Whether an attempt says that something isn't so: "mesmo sem ver", too, where the answer says so. */
const denies = (attempt: string, answer: string) =>
  denial.test(foldLetters(attempt)) ||
  (denial.test(foldLetters(answer)) && /(?<!\p{L})sem(?!\p{L})/u.test(foldLetters(attempt)));

const spelled = (text: string) =>
  cleanText(text.normalize('NFKC'))
    .replace(/°\s?C(?!\p{L})/gu, ' graus Celsius ')
    .replace(/%/g, ' por cento ')
    .replace(/°/g, ' graus ');
const signs = (text: string) => foldLetters(text).replace(/[\s$.,;:!?"“”'()]+/gu, '');

/** 1 for yes and true, -1 for no and false, 0 for what says more or something else. */
function polarity(text: string): number {
  const [first = ''] = wordsOf(foldLetters(text));
  return yes.test(first) ? 1 : no.test(first) ? -1 : 0;
}

const mostOfItem = 3;
/** "…, de Gonçalves de Magalhães" is no item of its own. */
const completing = /^\s*(?:d[aeo]s?|em|n[ao]s?|que|para|por|com)(?!\p{L})/iu;

/** The items of an answer that is a list of at least three terms; none of any other. */
export function itemsOf(answer: string): string[] {
  const items = answer.split(/[,;\n]| e /u);
  const isTerm = (item: string) =>
    wordsOf(item).length > 0 && wordsOf(item).length <= mostOfItem && !completing.test(item);
  return items.length > 2 && items.every(isTerm) ? items : [];
}

const isList = (answer: string) => itemsOf(answer).length > 0;

/** "120 dias, contados da ciência do ato": the amount is the answer. */
const amountFirst = /^((?:\p{L}+ ){0,3}\d[^,;()]{0,40}), /u;

/** "DNA (ácido desoxirribonucleico)" may be answered by either. */
function readings(answer: string, question: string): string[] {
  const [, before = '', inside = ''] = /^([^()]+) \(([^()]+)\)\W*$/u.exec(answer) ?? [];
  const head = amountFirst.exec(answer);
  const asksAmount =
    questionKind(question) === 'quantity' && !/ e (?:quando|onde|quem|como|por que)/iu.test(question);
  if (asksAmount && head?.[1] !== undefined && !isList(answer) && !/\d/.test(answer.slice(head[1].length)))
    return [answer, head[1]];
  const either = answer.split(/ ou |\//u).filter((part) => contentWords(part).length > 0);
  if (before !== '') return [answer, before, inside];
  return either.length > 1 && contentWords(answer).length <= 2 * short && !/\d\/\d/.test(answer)
    ? either
    : [answer];
}

/** Words of one letter that tell one thing from another: "vitamina C". */
const letters = (text: string, letter: RegExp): ContentWord[] =>
  wordsOf(text)
    .filter((word) => letter.test(word))
    .map((word) => ({ word, folded: foldLetters(word), stem: foldLetters(word) }));

/** Said by whoever isn't sure, or has just remembered. */
const hesitating = new Set(
  'ah eh hum hm hmm acho creio talvez seria foi era tipo ne prof sim entao lembrei'.split(' '),
);

const participle = /^\p{L}{2,}[ai]d[oa]s?$/u;
/** What a number counts, "batimentos por minuto", goes without saying. */
const counted = /\d[\d.,]*\s+((?:\p{L}+(?: (?:por|de) )?){1,3})/gu;
const unitsIn = (answer: string) =>
  new Set(
    [...answer.matchAll(counted)].flatMap(([, unit = '']) => contentWords(unit).map(({ folded }) => folded)),
  );

/** A person may be called by the last of the names. */
const isSurname = (needed: readonly ContentWord[], said: readonly ContentWord[], answer: string) =>
  said.length === 1 &&
  needed.length > 1 &&
  needed.every(({ word }) => /^\p{Lu}\p{Ll}/u.test(word)) &&
  !/ d[aeo]s? /u.test(answer) &&
  isSameWord(said[0]?.folded ?? '', needed.at(-1)?.folded ?? '');

const asksWho = /^(?:(?:de|por|com|para|a) )?quem(?!\p{L})/iu;
const isProper = ({ word }: ContentWord) => /^\p{Lu}\p{Ll}/u.test(word);

/** The names in the answer to a question with "quem", which are enough; empty where it has none. */
function namesOf(answer: string, needed: readonly ContentWord[]): ContentWord[] {
  const [first, second] = needed;
  const opens = first !== undefined && answer.trimStart().startsWith(first.word);
  return needed.filter(
    (word) => isProper(word) && (word !== first || !opens || second === undefined || isProper(second)),
  );
}

function judgeReading(attempt: string, answer: string, question: string): Judgement {
  const own = distinct(contentWords(attempt).filter(({ folded }) => !hesitating.has(folded))).slice(
    0,
    mostSaid,
  );
  const said = [...own, ...letters(attempt, /^\p{L}$/u)];
  const given = distinct(contentWords(question)).slice(0, mostSaid);
  const isAmong = (words: readonly ContentWord[], { folded }: ContentWord) =>
    words.some((other) => isSameWord(other.folded, folded));
  const symbols = letters(answer, /^\p{Lu}$/u).slice(/^\p{Lu} /u.test(answer) ? 1 : 0);
  const all = distinct([...contentWords(answer), ...symbols])
    .filter(({ word }) => !isNumber(word))
    .slice(0, mostNeeded);
  const fresh = all.filter((word) => !isAmong(given, word));
  const names = asksWho.test(question.trim()) ? namesOf(answer, fresh) : [];
  const needed =
    names.length > 0 ? names : fresh.length > 0 || numbersStated(answer).length > 0 ? fresh : all;
  const units = unitsIn(answer);
  const hasNumber = numbersStated(answer).length > 0;
  const weightOf = ({ folded }: ContentWord) =>
    weakNouns.has(folded) ||
    vagueNouns.has(folded) ||
    titles.has(folded) ||
    units.has(folded) ||
    // Beside a number, "extraído" of "20% do ouro extraído" goes without saying.
    (hasNumber && needed.length > 1 && participle.test(folded))
      ? 0.5
      : 1;
  const isMeant = (word: ContentWord) =>
    isAmong(said, word) ||
    (needed.length > short &&
      synonymsOf(word.folded).some((other) => said.some(({ folded }) => isSameWord(folded, other))));
  const found = needed.filter(isMeant);
  const missing = needed.filter((word) => !found.includes(word));

  const numbers = names.length > 0 ? [] : numbersStated(answer);
  const heard = numbersSaid(attempt);
  const missed = numbers.filter((value) => !heard.has(value));
  const isWhole = needed.length <= short || isList(answer);
  const weigh = (words: readonly ContentWord[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  const share = needed.length === 0 ? Number(missed.length === 0) : weigh(found) / weigh(needed);
  const lacks = isWhole ? missing.some((word) => weightOf(word) === 1) || share <= half : share < enough;

  const terms = missing.filter((word) => weightOf(word) === 1 || found.length === 0).map(({ word }) => word);
  const lost = [
    ...missed.map((value) => new Intl.NumberFormat('pt-BR', { useGrouping: false }).format(value)),
    ...terms,
  ];
  const judged = (verdict: Judgement['verdict']): Judgement => ({
    verdict,
    missing: [...new Set(lost)].slice(0, mostMissing),
  });

  if (opposes(attempt, answer, question)) return judged('wrong');
  if (numbers.length > 0 && missed.length === numbers.length && needed.length <= short)
    return judged('wrong');
  if (denies(attempt, answer) !== denial.test(foldLetters(answer)) && !denial.test(foldLetters(question)))
    return judged(isWhole || share < some || share >= enough ? 'wrong' : 'partly');
  if (isWhole && isSurname(needed, own, answer)) return judged('right');
  const isNumeric = numbers.length > 0 && needed.length <= 2 && missed.length === 0;
  if (isNumeric && (own.every(({ word }) => isNumber(word)) || found.length > 0)) return judged('right');
  const isHedged = isWhole && / ou /u.test(attempt) && !/ ou /u.test(answer);
  if (missed.length === 0 && !isHedged && !(needed.length > 0 && lacks)) return judged('right');
  const touches = isWhole ? found.length > 0 || missed.length < numbers.length : share >= some;
  return judged(touches ? 'partly' : 'wrong');
}

const order = ['wrong', 'partly', 'right'];

/**
 * How well an attempt says what the answer says, by their words: accents, number, gender, order and small slips do not
 * count, numbers must agree; a short answer or a list has to be whole, of a longer one most. Words that the question
 * gave away prove nothing. Blind to synonyms but for words of question in long answers.
 */
export function judgeAttempt(attempt: string, answer: string, question: string): Judgement {
  const [said, meant, asked] = [spelled(attempt), spelled(answer), spelled(question)];
  if (signs(said) === signs(meant) && signs(said) !== '') return { verdict: 'right', missing: [] };
  const side = polarity(meant);
  if (side !== 0 && wordsOf(meant).length <= 2)
    return polarity(said) === side ? { verdict: 'right', missing: [] } : { verdict: 'wrong', missing: [] };
  if (contentWords(meant).length === 0 && numbersStated(meant).length === 0)
    return { verdict: 'wrong', missing: [] };
  return readings(meant, asked)
    .map((reading) => judgeReading(said, reading, asked))
    .reduce((best, other) => (order.indexOf(other.verdict) > order.indexOf(best.verdict) ? other : best));
}

import { askedIn } from '../matching/asked-words.ts';
import { fullName } from '../quote/antecedents.ts';
import { chooseSentences } from '../quote/choose-sentences.ts';
import { answersKind } from '../quote/question-kind.ts';
import type { Wanted } from '../quote/rate.ts';
import { none, type Quotable } from '../quote/read-quotables.ts';
import { vocabularyOf, type Weighed, weigh } from '../quote/weigh.ts';
import { readingsOf } from '../readings.ts';

/** Messages back that a question may go on from. */
const back = 3;
/** Sentences of a text beside one, in which it is gone on with. */
const before = 1;
/** Of the words that say something, the share that it has to have more than. */
const leastShare = 0.5;
/** A word of the same meaning is too little to go on by. */
const leastSure = 0.8;
const after = 4;

/** What a text told, by what a student asked before, the last first; null where nothing did. */
export function toldBefore(said: readonly string[], quotables: readonly Quotable[]): Quotable | null {
  const texts = quotables.filter(({ question }) => question === null);
  for (const [at, message] of [...said.entries()].slice(-back).reverse()) {
    const intent = { kind: 'explain', topic: '', question: message } as const;
    for (const wanted of readingsOf({ message, said: said.slice(0, at), intent })) {
      const { best } = wanted.asked.length > 0 ? chooseSentences(texts, wanted) : { best: null };
      if (best) return best;
    }
  }
  return null;
}

/** The sentences beside one in its text, those after it first. */
function besideOf(told: Quotable, quotables: readonly Quotable[]): Quotable[] {
  const own = quotables.filter(({ passage, items }) => passage === told.passage && items.length === 0);
  const at = own.indexOf(told);
  return [...own.slice(at + 1, at + 1 + after), ...own.slice(Math.max(0, at - before), Math.max(0, at))];
}

const asksOther = /^(?:e|mas) (?:[oa]s? )?outr[oa]s?\W*$/iu;
/** Whether a message asks for the other of two that were told of: "e a outra?" */
export const asksForOther = (question: string): boolean => asksOther.test(question.trim());

/** The sentences right after and right before one. */
function nearest(told: Quotable, quotables: readonly Quotable[]): Quotable[] {
  const at = quotables.indexOf(told);
  return [quotables[at + 1], quotables[at - 1]].flatMap((each) =>
    each?.passage === told.passage ? [each] : [],
  );
}

/** Those of the same text, from one on, and then those before it, the nearest first. */
function ofText(told: Quotable, quotables: readonly Quotable[]): Quotable[] {
  const own = quotables.filter(({ passage, question }) => passage === told.passage && question === null);
  const at = own.indexOf(told);
  return [...own.slice(at + 1), ...own.slice(0, Math.max(0, at)).reverse()];
}

/** "A orgânica …", right beside "a mecânica": it begins with the same noun, said or not, and another word. */
const isOther = (quotable: Quotable, told: Quotable) => {
  const [head = '', own = ''] = told.inherited.size > 0 ? [...told.inherited, ...told.begins] : told.begins;
  const [noun, next] =
    quotable.inherited.size > 0 && quotable.leansOn === null
      ? [...quotable.inherited, ...quotable.begins]
      : quotable.begins;
  return noun === head && next !== undefined && next !== own;
};

/** The noun that a sentence begins with, and how: "na ligação". */
const opening = /^(?:[OA]s? )?((?:N[ao]s? )?\p{L}+) /iu;
/** "A imunidade adaptativa …", anywhere in the text that told of "A imunidade inata …". */
const isNamedOther = (each: Quotable, told: Quotable) => {
  const [one, other] = [each.text, told.text].map((text) => opening.exec(text)?.[1]?.toLowerCase());
  return (
    one !== undefined &&
    one === other &&
    each.begins[0] === told.begins[0] &&
    each.begins[1] !== told.begins[1]
  );
};

/**
 * What stands beside what was told before and has a word of a question that nothing else answers ("e se estiver
 * inconsciente?"), or is the other of two ("e a outra?"); null where nothing beside it does.
 */
export function besideBefore(
  said: readonly string[],
  question: string,
  quotables: readonly Quotable[],
): Quotable | null {
  const told = said.length > 0 ? toldBefore(said, quotables) : null;
  if (!told) return null;
  const beside = besideOf(told, quotables);
  if (asksForOther(question)) {
    const asked = askedIn(said.at(-1) ?? '').map(({ stem }) => stem);
    const isAsked = told.begins.slice(0, 2).every((stem) => asked.includes(stem));
    const named = isAsked ? ofText(told, quotables).find((each) => isNamedOther(each, told)) : undefined;
    return named ?? nearest(told, quotables).find((each) => isOther(each, told)) ?? null;
  }
  const asked = weigh(askedIn(question), quotables, vocabularyOf(quotables)).filter(
    ({ role, isVague }) => role !== 'aspect' && !isVague,
  );
  const has = ({ stems }: Quotable, { matches }: Weighed) =>
    [...matches].some(([stem, sure]) => sure >= leastSure && stems.has(stem));
  const weightOf = (each: Quotable) =>
    asked.reduce((sum, word) => sum + (has(each, word) && !has(told, word) ? word.weight : 0), 0);
  const [best] = beside.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && asked.filter((word) => has(best, word)).length > leastShare * asked.length ? best : null;
}

/** Of whom a sentence's paragraph tells before it: "Émile Durkheim queria …"; null where it names nobody. */
export function personBefore(told: Quotable, quotables: readonly Quotable[]): Quotable | null {
  if (told.question !== null) return null;
  for (let at = quotables.indexOf(told); at >= 0; at--) {
    const each = quotables[at];
    if (each?.passage !== told.passage) return null;
    if (each !== told && fullName.test(each.text)) return each;
    if (each.opening === none) return null;
  }
  return null;
}

/** What goes on from a sentence in its paragraph; null at the paragraph's end. */
export function nextTo(told: Quotable, quotables: readonly Quotable[]): Quotable | null {
  const next = quotables[quotables.indexOf(told) + 1];
  return told.question === null &&
    next?.passage === told.passage &&
    next.question === null &&
    next.opening !== none
    ? next
    : null;
}

/** Sentences behind what tells of a thing, in which its example may stand. */
const exampleReach = 2;

/** An example of what a sentence tells: right behind it, or in a sentence that begins with its name. */
export function exampleBeside(
  told: Quotable,
  { asked }: Wanted,
  quotables: readonly Quotable[],
): Quotable | null {
  const own = quotables.filter(({ passage, question }) => passage === told.passage && question === null);
  const at = own.indexOf(told);
  const next = at < 0 ? [] : own.slice(at, at + 1 + exampleReach);
  const named = quotables.filter(
    ({ question, begins }) => question === null && asked.some(({ stem }) => stem === begins[0]),
  );
  return [...next, ...named].find(({ text }) => answersKind(text, 'example')) ?? null;
}

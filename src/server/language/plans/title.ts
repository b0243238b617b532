import { listOf } from '#server/language/text/list-of.ts';
import { merged } from '#server/language/wish/asked.ts';
import type { Catalogue } from '#server/language/wish/catalogue.ts';
import { isOfExam, namesAsked } from '#server/language/wish/describe-reading.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { Reading } from '#server/language/wish/reading.ts';
import { saysSomething, stemsOf, wordsOf } from '#server/language/wish/words.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { shortened } from './own-words.ts';
import { saidKnown, titleOf } from './suggestion-words.ts';

/** Who speaks, how it stands, and words as they are shortened in a chat: nothing of a title. */
const chatty =
  /(?<!\p{L})(?:oi|ol[áa]|eu|me|meu|minha|n[ãa]o|j[áa]|quero|queria|preciso|tenho|estou|t[ôo]|vou|sou|fa[çc]o|uso|trabalho|come[çc]o|entrei|ajuda|socorro|prova|prest\p{L}+|pra|pro|p|facul|daqui|hist|dir|adm|filh[oa]|urgente|resto|tudo|t[áa]|pesos?|pesa|s[óo])(?!\p{L})|\p{L}\/|\([^)]*$|\d$|^\P{L}*ementa(?!\p{L})/iu;
const longestOwn = 80;
const mostNames = 3;

/** The groups of an examination that are studied, and nothing else of it: "Ciências Humanas". */
function groupsOf({ scopes, exam }: Reading): string[] {
  const subjects = new Set(scopes.map(({ entry }) => entry.subject));
  const groups = [...new Set(exam?.parts.flatMap(({ group }) => group ?? []))];
  const of = (group: string) => exam?.parts.filter((part) => part.group === group) ?? [];
  const whole = groups.filter((group) => of(group).every(({ subject }) => subjects.has(subject)));
  const count = new Set(whole.flatMap(of).map(({ subject }) => subject)).size;
  return count === subjects.size && whole.length < groups.length ? whole : [];
}

/** A reading in the words of the catalogue: "História: Primeira Guerra e Revolução Russa", "Química para o Enem". */
function inOurWords(reading: Reading, without: string): string {
  const { scopes, exam } = reading;
  const forExam = exam ? ` para ${exam.name}` : '';
  // "OAB para a OAB" says it twice.
  const subjects = new Set(scopes.map(({ entry }) => entry.subject));
  const isItself =
    exam !== undefined &&
    (scopes.every(({ entry }) => exam.name.includes(entry.subject)) ||
      exam.parts.every(({ subject }) => subjects.has(subject)));
  if (isOfExam(reading) || isItself) {
    const groups = groupsOf(reading);
    return `${groups.length > 0 ? listOf(groups) : 'Preparação'}${forExam}${without}`;
  }
  const [only, ...others] = scopes;
  const names = only && others.length === 0 ? namesAsked(only) : [];
  const called = `${listOf(scopes.map(({ entry }) => entry.subject))}${forExam}`;
  const whole = `${called}: ${names.join('; ')}${without}`;
  const isShort = names.length > 0 && names.length <= mostNames && whole.length <= studyPlanLimits.title;
  return isShort ? whole : `${called}${without}`;
}

/** What is studied by a reading, and how much of each: two with the same are of one plan. */
const fingerprintOf = ({ status, scopes, excluded }: Reading): string =>
  JSON.stringify([
    status,
    scopes
      .map(({ entry, asked, beside, share }) => [
        entry.subject,
        beside,
        [...merged(asked).keys()].toSorted((one, other) => one - other).join(),
        Math.round(share * 10),
      ])
      .toSorted(),
    excluded ?? [],
  ]);
const subjectsOf = ({ scopes }: Reading): string =>
  scopes
    .map(({ entry }) => entry.subject)
    .toSorted()
    .join();

/** The subject that gets most of the hours. */
const mostOf = ({ scopes }: Reading): string | undefined =>
  scopes.toSorted((one, other) => other.share - one.share)[0]?.entry.subject;

/** So much more of the hours is said in a title. */
const muchMore = 1.2;

/** A title of the same subjects, with those that get more of the hours than it says: "…, mais geografia". */
function stressing({ title, reading }: { title: string; reading: Reading }, wanted: Reading): string {
  const shareOf = (subject: string) =>
    reading.scopes.find(({ entry }) => entry.subject === subject)?.share ?? 1;
  const more = wanted.scopes.filter(({ entry, share }) => share > shareOf(entry.subject) * muchMore);
  const names = more.map(({ entry }) => entry.subject.toLowerCase());
  const longer = `${title}, mais ${listOf(names)}`;
  return names.length > 0 && longer.length <= studyPlanLimits.title ? longer : title;
}

/** Whether every word is spelt as the catalogue, or an examination, has it. */
const isSpelt = (title: string, { vocabulary, subjectStems, examsNamed }: Catalogue): boolean =>
  wordsOf(title)
    .filter(saysSomething)
    .every(({ stem, word }) => vocabulary.has(stem) || subjectStems.has(stem) || examsNamed(word).length > 0);

/**
 * The title of a plan for a wish: the student's words where they make a title and say by themselves what was wished for;
 * else what was understood of them. At most `studyPlanLimits.title` characters.
 */
export function titleFor(prompt: string, reading: Reading, subject: string, catalogue: Catalogue): string {
  const { excluded = [], wanted } = reading;
  const without = excluded.length > 0 && !saidKnown.test(prompt) ? `, sem ${listOf(excluded)}` : '';
  const own = shortened(`${titleOf(wanted?.title || prompt)}${without}`, studyPlanLimits.title);
  if (reading.status !== 'known') return own;
  const ours = shortened(inOurWords(reading, without), studyPlanLimits.title);
  if (stemsOf(own).size === 0) return ours;
  // A word that nobody knows is the student's; one that was put right is not repeated.
  const isClean = reading.unexplained.length > 0 || isSpelt(own, catalogue);
  const isFit = own.length <= longestOwn && !chatty.test(own) && isClean;
  const readTitle = (title: string) => ({
    title,
    reading: readWish({ title, subject, description: '', goals: [] }, catalogue),
  });
  const isWhole = (each: { reading: Reading }) => fingerprintOf(each.reading) === fingerprintOf(reading);
  const isNear = (each: { reading: Reading }) => subjectsOf(each.reading) === subjectsOf(reading);
  const read = (isFit ? [own, ours] : [ours, own]).map(readTitle);
  const near = read.find(isNear);
  // Whole subjects, and more of one; topics that are asked for are told by the words that name them.
  const isPlain = reading.scopes.every(({ asked }) => asked.length === 0);
  const stressed =
    isPlain && near && near.title === ours && !isWhole(near)
      ? readTitle(stressing(near, reading))
      : undefined;
  return (
    read.find((each) => isWhole(each) && (isFit || each.title === ours))?.title ??
    (stressed && isNear(stressed) && mostOf(stressed.reading) === mostOf(reading)
      ? stressed.title
      : undefined) ??
    read.find(isWhole)?.title ??
    near?.title ??
    ours
  );
}

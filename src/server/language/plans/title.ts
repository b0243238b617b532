import { listOf } from '#server/language/text/list-of.ts';
import { merged } from '#server/language/wish/asked.ts';
import type { Catalogue } from '#server/language/wish/catalogue.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { Reading, Scope } from '#server/language/wish/reading.ts';
import { saysSomething, wordsOf } from '#server/language/wish/words.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { titleOf } from './suggestion-words.ts';

/** Who speaks, how it stands, and words as they are shortened in a chat: nothing of a title. */
const chatty =
  /(?<!\p{L})(?:oi|ol[áa]|eu|me|meu|minha|n[ãa]o|j[áa]|quero|queria|preciso|tenho|estou|t[ôo]|vou|sou|fa[çc]o|uso|trabalho|come[çc]o|entrei|ajuda|socorro|prova|prest\p{L}+|pra|pro|p|facul|daqui|hist|dir|adm)(?!\p{L})|\p{L}\/|\([^)]*$|\d$|^\P{L}*ementa(?!\p{L})/iu;
const longestOwn = 80;
const mostNames = 3;

const namesAsked = ({ asked, entry }: Scope): string[] =>
  [...merged(asked).keys()].toSorted((one, other) => one - other).map((at) => entry.topics[at] ?? '');

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
  const groups = groupsOf(reading);
  if (exam && scopes.length > mostNames)
    return `${groups.length > 0 ? listOf(groups) : 'Preparação'}${forExam}${without}`;
  const [only, ...others] = scopes;
  const names = only && others.length === 0 ? namesAsked(only) : [];
  const told = names.length > 0 && names.length <= mostNames ? `: ${names.join('; ')}` : '';
  return `${listOf(scopes.map(({ entry }) => entry.subject))}${forExam}${told}${without}`;
}

/** What is studied by a reading, and how much of each: two with the same are of one plan. */
const matterOf = ({ status, scopes, excluded }: Reading): string =>
  JSON.stringify([
    status,
    scopes.map(({ entry, asked, isWide, share }) => [
      entry.subject,
      isWide,
      [...merged(asked).keys()].toSorted((one, other) => one - other),
      Math.round(share * 10),
    ]),
    excluded ?? [],
  ]);
const subjectsOf = ({ scopes }: Reading): string =>
  scopes
    .map(({ entry }) => entry.subject)
    .toSorted()
    .join();

/** Said to be known, and so left out: no part of a title. */
const knows = /(?<!\p{L})j[áa] (?:sei|vi|domino|estudei|conhe[çc]o)(?!\p{L})/iu;

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
  const without = excluded.length > 0 && !knows.test(prompt) ? `, sem ${listOf(excluded)}` : '';
  const bare = titleOf(wanted?.title || prompt);
  const said = without === '' ? bare : `${bare.replace(/ passo a passo$/u, '')}${without}`;
  const own = said.slice(0, studyPlanLimits.title);
  if (reading.status !== 'known') return own;
  const ours = inOurWords(reading, without).slice(0, studyPlanLimits.title);
  const isOurs = reading.unexplained.length === 0 && !isSpelt(own, catalogue);
  const isFit = own.length <= longestOwn && !chatty.test(own) && !isOurs;
  const read = (isFit ? [own, ours] : [ours, own]).map((title) => ({
    title,
    reading: readWish({ title, subject, description: '', goals: [] }, catalogue),
  }));
  const found =
    read.find((each) => matterOf(each.reading) === matterOf(reading)) ??
    read.find((each) => subjectsOf(each.reading) === subjectsOf(reading));
  return found?.title ?? ours;
}

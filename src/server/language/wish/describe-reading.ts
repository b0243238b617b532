import type { Exam } from '#server/content/curricula.ts';
import { upperFirst } from '#server/language/text/capital.ts';
import { listOf } from '#server/language/text/list-of.ts';
import type { Entry } from './catalogue-index.ts';
import type { Reading, Scope } from './reading.ts';
import { isLanguageLevel, saysSomething, type WishWord, wordsOf } from './words.ts';

const mostNames = 2;

/** So many topics together are called by their part of the subject. */
const leastOfPart = 3;

/** The name of the part of a subject that has those topics and no others. */
function partOf({ areas, ownStems }: Entry, topics: readonly number[]): string | undefined {
  if (topics.length < leastOfPart) return undefined;
  const isSame = (others: readonly number[]) =>
    others.length === topics.length && others.every((at) => topics.includes(at));
  // Beside the subject, "Inglês básico" and "8º ano" name no part of it.
  const tells = (word: WishWord) => saysSomething(word) && !ownStems.has(word.stem) && !isLanguageLevel(word);
  const name = areas.find((area) => isSame(area.topics) && wordsOf(area.name).some(tells))?.name;
  return name && upperFirst(name);
}

/** What is asked for by name, in the order of the curriculum: parts of the subject, and topics. */
export function namesAsked({ entry, asked }: Pick<Scope, 'entry' | 'asked'>): string[] {
  const named = asked.flatMap((group): [number, string][] => {
    const topics = [...group.keys()];
    const part = partOf(entry, topics);
    return part ? [[Math.min(...topics), part]] : topics.map((at) => [at, entry.topics[at] ?? '']);
  });
  return [...new Set(named.sort(([one], [other]) => one - other).map(([, name]) => name))];
}

const mostSubjects = 3;
/** Whether so much of an examination is studied that it is called by its name, and not by its subjects. */
export const isOfExam = ({ exam, scopes }: Reading): boolean =>
  exam !== undefined && scopes.length > mostSubjects;

/** "Química: isomeria", "Matemática". */
function scopeName(scope: Scope): string {
  const { entry } = scope;
  const names = namesAsked(scope);
  if (names.length === 0) return entry.subject;
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return `${entry.subject}: ${shown}${rest > 0 ? ` e mais ${rest}` : ''}`;
}

/** An examination by its name alone: "Enem" of "o Enem". */
export const examTitle = ({ name }: Pick<Exam, 'name'>): string => {
  const bare = name.replace(/^[oa]s? /u, '').replace(/ e [oa]s? /gu, ' e ');
  return upperFirst(bare);
};

/** What was understood of a wish, in a few words each: subjects with the topics named, and the exam. Empty unless known. */
export function describeReading(reading: Reading): string[] {
  const { status, scopes, exam, excluded = [] } = reading;
  if (status !== 'known') return [];
  return [
    ...(isOfExam(reading) ? [] : scopes.map(scopeName)),
    ...(exam ? [examTitle(exam)] : []),
    ...(excluded.length > 0 ? [`sem ${listOf(excluded)}`] : []),
  ];
}

/** What is asked of a student whose wish isn't known. */
export function questionFor({ status, choices, unexplained }: Reading): string {
  if (status === 'vague' || unexplained.length === 0)
    return 'O que você quer estudar? Diga a matéria, a prova ou o curso.';
  const what = `“${unexplained.join(' ')}”`;
  return choices.length > 0
    ? `Ainda não conheço ${what} bem o bastante. É de alguma destas matérias? Se não, traga o programa.`
    : `Ainda não conheço ${what} bem o bastante para montar os tópicos. Diga de que matéria ou prova se trata, ou traga o programa.`;
}

/** Where nothing says what is meant. */
const usualChoices = ['ENEM', 'Concursos Públicos', 'Matemática', 'Inglês'];

/** Subjects that might be meant, or be meant instead. */
export const choicesFor = ({ status, choices }: Reading): string[] =>
  status === 'vague' ? usualChoices : [...choices];

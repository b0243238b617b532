import { firstVerb, hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { capitalized } from './questions/phrase.ts';
import type { Statement } from './questions/statement.ts';

/** "O êxodo rural, que é a migração …, fez com que …": what a thing is, told in passing. */
const relative = /^((?:[OA]s? )?\p{L}[^,]{1,60}), que (é|são) ((?:[oa]s?|uma?) [^,]{8,}), (\p{Ll}.{8,})$/u;
/** "A taxa de fecundidade, isto é, o número médio de filhos por mulher, era …" */
const explained =
  /^((?:[OA]s? )?\p{L}[^,]{1,60}), (?:isto é|ou seja), ((?:[oa]s?|uma?) [^,]{8,}), (\p{Ll}.{8,})$/u;
/** Two clauses of equal weight, each with its own subject. */
const opposed = /^(.{12,}?), (enquanto|ao passo que|e) ((?:[oa]s?|uma?) .{12,})$/u;
const turning = / (?:que|qual|quais|onde|cuj[oa]s?|quando|se|porque|pois) /u;
/** Words of a subject before its verb, at most. */
const longestSubject = 9;

/** Whether the clause has a subject and, soon after it, its verb; `told` when it may lean on another, as "o ajuste" does. */
function standsAlone(clause: string, told = false): boolean {
  const verb = firstVerb(wordsOf(clause));
  return verb > (told ? 2 : 1) && verb <= longestSubject && hasMainVerb(clause);
}

const isMany = (subject: string) => /^(?:[OA]s )/u.test(subject);

/** What a clause tells of its subject, each as a clause of its own; the clause itself where it tells one thing. */
export function clausesOf(clause: string): string[] {
  const [, thing = '', be = '', genus = '', rest = ''] = relative.exec(clause) ?? [];
  if (thing) return [`${thing} ${be} ${genus}`, `${thing} ${rest}`];
  const [, named = '', sense = '', told = ''] = explained.exec(clause) ?? [];
  if (named) return [`${named} ${isMany(named) ? 'são' : 'é'} ${sense}`, `${named} ${told}`];
  const [, first = '', link = '', second = ''] = opposed.exec(clause) ?? [];
  if (first && !turning.test(first) && standsAlone(first) && standsAlone(second, link === 'e'))
    return [first, capitalized(second)];
  return [clause];
}

/** The statement in as many as it has clauses. */
export const facetsOf = (statement: Statement): Statement[] =>
  clausesOf(statement.clause).map((clause) => ({ ...statement, clause }));

import { wordsOf } from '#server/language/text/words.ts';
import { asSentence, asTerm, inside } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { pointsOutside } from './subject.ts';

const aim = /^para (\p{Ll}+(?:[aeiô]r)(?:-\p{Ll}+)?(?: .{3,90})?)$/iu;
const condition = /^(quando .{5,90}), (\p{Ll}+[aei]mos .{4,})$/iu;
const doing =
  /^(?:\p{Ll}+[aei]mos|\p{Ll}{3,}(?:a|e|am|em)-se|é (?:preciso|necessário)|basta|deve-se|devemos|usa-se) .{4,}$/u;

/** "Recomenda-se o plantio": what, is asked. */
const passive = /^(\p{Ll}{3,}(?:a|e(?!m)))m?-se ((?:[oa]s?|uma?) .{4,})$/u;

/** "Realizar a mudança de decúbito a cada 2 horas": how often. */
const often = /^(\p{Lu}\p{Ll}+[aei]r) ((?:[oa]s? )?\p{L}.{5,80}?) (a cada .{3,40})$/u;

/** "O que se faz para somar frações?" from "Para somar frações, somamos …", and the same of "quando …". */
export function askProcedure({ statement, lexicon }: Asking): Draft[] {
  const { lead, clause } = statement;
  const [, deed = '', done = '', howOften = ''] = (lead ? null : often.exec(clause)) ?? [];
  if (howOften && !/[,;:]/u.test(done) && !pointsOutside(done))
    return [
      {
        kind: 'quantity',
        question: `A cada quanto tempo se deve ${deed.toLowerCase()} ${done}?`,
        answer: asTerm(howOften),
      },
    ];
  const purpose = lead && aim.exec(lead)?.[1];
  if (
    purpose &&
    doing.test(clause) &&
    wordsOf(purpose).length > 1 &&
    !pointsOutside(`${purpose} ${clause}`)
  ) {
    const [, verb = 'faz', object = clause] = passive.exec(clause) ?? [];
    return [{ kind: 'function', question: `O que se ${verb} para ${purpose}?`, answer: asSentence(object) }];
  }
  const [, when = '', what = ''] = (lead ? null : condition.exec(clause)) ?? [];
  if (!what || pointsOutside(clause)) return [];
  return [{ kind: 'function', question: `O que se faz ${inside(when, lexicon)}?`, answer: asSentence(what) }];
}

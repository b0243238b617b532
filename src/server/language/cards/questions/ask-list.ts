import { hasVerb } from '#server/language/text/verbs.ts';
import { readEnumeration } from './enumeration.ts';
import { isListed, listForms } from './list-forms.ts';
import { asTerm, inside } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const announcing = /^(?:a saber|são eles|são elas|quais sejam|sendo eles|sendo elas)[,:]? /u;

const afterEnumeration = /(?<=\p{L}) e (?=[^,]*$)/u;
const example =
  /^(?:(?<article>os|as) )(?<things>\p{L}[^,:;]{3,60}), (?:tais como|como|a exemplo d[aeo]s?|por exemplo:?) (?<rest>.+)$/iu;
const reversed =
  /^(?<list>[^:;]{8,200}) (?<verb>são|foram) (?<things>(?:exemplos de|(?:os|as) (?:\p{L}+ ){0,2}\p{L}+) .{3,80}|(?:os|as) .{5,80})$/u;

const among =
  /^entre (?<things>(?:os|as) .{4,90}?),? (?:destacam-se|estão|encontram-se|podemos citar) (?<list>.+)$/iu;

/** "Quais gases do efeito estufa se destacam?" from "Entre os gases do efeito estufa destacam-se …". */
function withAmong({ statement, lexicon }: Asking): Draft[] {
  const { lead, clause } = statement;
  const whole = lead ? `${lead}, ${clause}` : clause;
  const { things = '', list = '' } = among.exec(whole)?.groups ?? {};
  if (!things || pointsOutside(things) || isBare(things) || hasVerb(things) || !readEnumeration(list))
    return [];
  const named = inside(things.replace(/^(?:os|as) /iu, ''), lexicon);
  const question = `Quais ${named} se destacam?`;
  return / d[aeo]s? | que /u.test(named) ? [{ kind: 'list', question, answer: asTerm(list) }] : [];
}

/** The enumeration that `text` is or announces with a colon; two items are enough after "em duas etapas:". */
function enumerationIn(text: string, fewest: number): string | null {
  const colon = text.indexOf(': ');
  const isCounted = colon >= 0 && colon < 70;
  const items = (isCounted ? text.slice(colon + 2) : text).replace(announcing, '');
  return readEnumeration(items, isCounted ? 2 : fewest) ? items : null;
}

function withExamples({ statement, lexicon }: Asking): Draft[] {
  const { things = '', rest = '', article = '' } = example.exec(statement.clause)?.groups ?? {};
  const last = rest.search(afterEnumeration);
  if (last < 0 && !rest.includes(',')) return [];
  const ends = rest.indexOf(',', Math.max(0, rest.search(/ (?:e|ou) /u)));
  const enumeration = ends > 0 ? rest.slice(0, ends) : rest;
  const subject = subjectIn(`${article} ${things}`);
  if (!subject || isBare(subject) || !readEnumeration(enumeration)) return [];
  return [
    {
      kind: 'list',
      question: `Quais são exemplos de ${inside(things, lexicon)}?`,
      answer: asTerm(enumeration),
    },
  ];
}

/** "Quais são …?", "Em que se divide …?", "De que é formado …?" from enumerations of three or more. */
export function askList(asking: Asking): Draft[] {
  const { statement, lexicon } = asking;
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  const distinguished = withAmong(asking);
  if (distinguished.length > 0) return distinguished;
  for (const { pattern, question, answer, fewest = 3 } of listForms) {
    const groups = pattern.exec(clause)?.groups;
    const list = groups && enumerationIn(groups.list ?? '', fewest);
    const asked = list && question(groups, lexicon);
    if (asked) {
      const told = asTerm(answer ? answer(list) : list);
      return [{ kind: 'list', question: afterLead(lead, asked), answer: told }];
    }
  }
  const { list = '', verb = '', things = '' } = reversed.exec(clause)?.groups ?? {};
  const isUnique = /^[oa]s únic[oa]s [^;:]+$/u.test(things);
  const isNamed =
    things &&
    !pointsOutside(things) &&
    (isUnique || (!hasVerb(things) && (things.startsWith('exemplos') || isListed(things))));
  // "São os principais fatores de risco": of what, another sentence tells.
  const lacksOwner =
    / principais |(?:fatores|causas|consequências|sintomas|características) /u.test(`${things} `) &&
    !/ (?:d[ao]s?|de \p{Lu}\p{L}+|n[ao]s?|que|para) /u.test(`${things} `);
  if (isNamed && !lacksOwner && !lead && readEnumeration(list, isUnique ? 2 : 3) && !isBare(things))
    return [{ kind: 'list', question: `Quais ${verb} ${things}?`, answer: asTerm(list) }];
  return lead ? [] : withExamples(asking);
}

import { isPerson } from './people.ts';
import { asTerm, inside } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { subjectIn } from './subject.ts';

const life = /^(.{3,80}?) (nasceu|morreu|faleceu) (.{6,})$/u;
const day = String.raw`(?:no dia )?(?:em )?\d{1,2}[ºo°]? de \p{Ll}+ de \d{4}`;
const time = new RegExp(`(?:^|,? )(${day}|em (?:\\p{Ll}+ de )?\\d{4})(?=,|;| e |$)`, 'u');
const properName = String.raw`\p{Lu}[\p{L}'-]*(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]*)*`;
const place = new RegExp(
  `^((?:em|n[oa]s?) ${properName}(?:, (?:(?:n[oa]|capital|interior|sertão) [^,;\\d]{2,40}|${properName}))?)(?=[,;]|$| e | em )`,
  'u',
);

/** "Quando nasceu …?" and "Onde morreu …?" from "Cora Coralina nasceu em Goiás, em 20 de agosto de 1889". */
export function askLife({ statement, lexicon }: Asking): Draft[] {
  const [, before = '', verb = '', after = ''] = life.exec(statement.clause) ?? [];
  const name = after && !statement.lead ? subjectIn(before) : null;
  if (!name || !isPerson(name)) return [];
  const who = inside(name, lexicon);
  const date = time.exec(after)?.[1];
  const where = place.exec(after)?.[1]?.replace(time, '');
  return [
    ...(where ? [{ kind: 'place', question: `Onde ${verb} ${who}?`, answer: asTerm(where) } as const] : []),
    ...(date
      ? [
          {
            kind: 'date',
            question: `${/^em \d{4}$/iu.test(date) ? 'Em que ano' : 'Quando'} ${verb} ${who}?`,
            answer: asTerm(date),
          } as const,
        ]
      : []),
  ];
}

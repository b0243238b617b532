import { wordsOf } from '#server/language/text/words.ts';
import { isPerson } from './people.ts';
import { asSentence, asTerm, inside, isFeminine, isPlural } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const called =
  /^(.{3,160}?) (?:(é|são|foi|foram|ficou|ficaram) (?:também )?(chamad|denominad|conhecid|designad)([oa]s?)(?: popularmente| também| comumente| ainda)?(?: de| como| por)?|(chama-se|chamam-se|se chama|se chamam|denomina-se|denominam-se|recebem? o nome de|recebem? a denominação de|recebem? a designação de)) (.{2,80})$/u;
const naming =
  /^(chama-se|chamam-se|denomina-se|denominam-se|dá-se o nome de|entende-se por|considera-se|define-se como|chamamos de|chamamos|denominamos|é chamad[oa] de|é denominad[oa]) (.{2,60}?) ((?<!considera-se .*)os?|ao?s?|à|às|uma?|tod[oa]|qualquer|aquele|aquela|àquele|àquela) (.{8,})$/iu;
const joined: Record<string, string> = {
  ao: 'o',
  aos: 'os',
  à: 'a',
  às: 'as',
  àquele: 'aquele',
  àquela: 'aquela',
};

const alias =
  /^([^,]{3,90}), (?:também|ainda) (chamad|denominad|conhecid)[oa]s? (?:de |como |por )?([^,]{3,60}), \p{L}/u;
const nickname =
  /(?:^| )(\p{Lu}[\p{L}]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}]+)*), conhecid[oa] como ((?:[oa] )?\p{Lu}[^,]{2,40})(?:,|$)/u;

/** "A fase escura, também chamada de ciclo de Calvin, …"; "…, conhecido como Prata Preta". */
function askAlias({ statement, lexicon }: Asking): Draft[] {
  const [, before = '', participle = '', other = ''] = alias.exec(statement.clause) ?? [];
  const subject = before && subjectIn(before);
  if (subject && !isBare(subject) && !pointsOutside(other)) {
    const isMany = /^[oa]s /iu.test(subject) || isPlural(subject.split(' ')[0] ?? '');
    const gender = /^as? /iu.test(subject) || isFeminine(wordsOf(subject)[0] ?? '') ? 'a' : 'o';
    const verb = isMany ? 'são' : 'é';
    const question = `Como também ${verb} ${participle}${gender}${isMany ? 's' : ''} ${inside(subject, lexicon)}?`;
    return [{ kind: 'name', question, answer: asTerm(other) }];
  }
  const [, name = '', known = ''] = nickname.exec(statement.clause) ?? [];
  return name
    ? [{ kind: 'name', question: `Por que outro nome é conhecido ${name}?`, answer: asTerm(known) }]
    : [];
}

/** "Guerra Fria", which speech gives an article. */
const withArticle = (name: string) =>
  /^\p{Lu}\p{Ll}{3,} \p{Lu}/u.test(name) && !isPlural(name.split(' ')[0] ?? '')
    ? `${isFeminine(name.split(' ')[0] ?? '') ? 'a' : 'o'} ${name}`
    : name;

/** "Como se chama …?" from "X é chamado de Y"; "O que é Y?" from "chama-se Y o X". */
export function askName(asking: Asking): Draft[] {
  const { statement, lexicon } = asking;
  const { clause, lead } = statement;
  const aliases = askAlias(asking);
  if (aliases.length > 0) return aliases;
  if (lead && pointsOutside(lead)) return [];
  const [, opening = '', term = '', article = '', rest = ''] = naming.exec(clause) ?? [];
  if (term) {
    if (
      pointsOutside(term) ||
      / (?:que|é|quando|se|porque|pois|por)(?: |$)/u.test(term) ||
      term.split(' ').length > 5
    )
      return [];
    const verb = /m-se$/iu.test(opening) ? 'são' : 'é';
    const lower = article.toLowerCase();
    return [
      {
        kind: 'definition',
        question: afterLead(lead, `O que ${verb} ${withArticle(term)}?`),
        answer: asSentence(
          `${joined[lower] ?? lower} ${rest.replace(/, e (?:[oa]s? )?\p{L}+ (?:ao?|à|aquel[ea]|quem|o|a)(?!\p{L}).*$/u, '')}`,
        ),
      },
    ];
  }
  const [, before = '', verb = '', participle = '', ending = '', active = '', after = ''] =
    called.exec(clause) ?? [];
  const subject = after ? subjectIn(before) : null;
  const [name = ''] = after.split(/[,:;]| (?:e|pois|porque|quando|em|no|na|pel[oa]s?|devido|que|para|por) /u);
  if (
    !subject?.includes(' ') ||
    isBare(subject) ||
    !name ||
    /^(?:muit|algu|pouc|hoje|ainda)/iu.test(name) ||
    name.split(' ').length > 6 ||
    pointsOutside(name)
  )
    return [];
  if (subject.split(' ').length < 3 && /^\p{Ll}+(?:ic[oa]|iv[oa]|os[oa]|al|ar|[ai]d[oa]|vel)s?$/u.test(name))
    return [];
  const also = before.endsWith(' também') ? 'também ' : '';
  const thing = inside(subject, lexicon);
  const isPlural =
    verb === 'são' || verb === 'foram' || /^\p{L}+m(?:-| |$)/u.test(active.replace(/^se /u, ''));
  const plain = asTerm(name.replace(/^(?:de|como|por) /u, ''));
  // "Joseph Haydn é chamado de pai da sinfonia": a person has a name already.
  if (/^chamad/u.test(participle) && isPerson(subject))
    return [
      {
        kind: 'person',
        question: afterLead(lead, `Quem ${verb} ${also}chamad${ending} de ${inside(plain, lexicon)}?`),
        answer: asTerm(subject),
      },
    ];
  const question = /^(?:conhecid|designad)/.test(participle)
    ? `Como ${also}${verb} ${participle}${ending} ${thing}?`
    : `Como ${also}se ${isPlural ? 'chamam' : 'chama'} ${thing}?`;
  return [
    {
      kind: 'name',
      question: afterLead(lead, question),
      answer: plain,
    },
  ];
}

import { firstVerb, hasVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { lastPredicate } from './ask-purpose.ts';
import { isPerson } from './people.ts';
import { asTerm, inside, insideEvent, withoutBrackets, withProclisis } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { isBare, isOwnClause, pointsOutside, subjectIn } from './subject.ts';

const month = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const year =
  '(?:(?:1\\d|20)\\d{2}(?! ?(?:%|km|m |kg|anos|dias|habitantes|metros|pessoas|mil|°|º|reais|[.,]\\d))|\\d{1,4} [ad]\\.C\\.?)';
const century = '(?:séculos?|sécs?\\.) [IVXLC]+(?: e [IVXLC]+)?(?: [ad]\\.C\\.?)?';

const dates: readonly (readonly [string, string])[] = [
  [`entre (?:os dias )?\\d{1,2} e \\d{1,2} de ${month}(?: de ${year})?`, 'Quando'],
  [`(?:em|no dia|a) \\d{1,2}[ºo°]? de ${month}(?: de ${year})?`, 'Quando'],
  [`em (?:meados de |fins de |início de )?${month} de ${year}`, 'Quando'],
  [`(?:entre (?:os anos de )?${year} e ${year}|de ${year} (?:a|até) ${year})`, 'Em que período'],
  [`por volta de ${year}`, 'Quando'],
  [`(?:em ${year}|no ano (?:de )?\\d{1,4}(?: [ad]\\.C\\.?)?)`, 'Em que ano'],
  [
    `(?:na década de \\d{2,4}|nos anos (?:\\d{2,4}|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa))`,
    'Em que década',
  ],
  [
    `(?:no|nos|n[oa] (?:início|começo|fim|final|metade|segunda metade|primeira metade) do|em meados do) ${century}`,
    'Em que século',
  ],
];
const boundary = '(?![\\p{L}\\d])';
const atStart = dates.map(([date, asks]) => [new RegExp(`^${date}$`, 'iu'), asks] as const);
const within = dates.map(([date, asks]) => [new RegExp(` ${date}${boundary}`, 'iu'), asks] as const);

const eventVerbFirst =
  /^(?:foi|foram) \p{L}+[oa]s? (?:os?|as?|\p{Lu}\p{L}+) |^(?:ocorreu|ocorreram|aconteceu|aconteceram|começou|terminou|surgiu|surgiram|nasceu|morreu|houve|iniciou-se|realizou-se|deu-se|estourou|eclodiu|entrou em vigor|teve início) (?:os?|as?|uma?|\p{Lu}\p{L}+)(?:$| )/u;
const copula = /(?:^| )(?:é|são) | (?:foi|foram|era|eram) (?:os?|as?|uma?|uns|umas) /u;

const happening =
  /^(.+) (ocorreu|ocorreram|aconteceu|aconteceram|começou|começaram|terminou|terminaram|acabou|surgiu|surgiram|nasceu|nasceram|morreu|morreram|eclodiu|estourou|ocorre|ocorrem|acontece|acontecem)$/u;

function question(asks: string, clause: string, { lexicon }: Asking): string {
  const [opening = ''] = wordsOf(clause);
  const plain =
    firstVerb([opening]) === 0
      ? clause.charAt(0).toLowerCase() + clause.slice(1)
      : insideEvent(clause, lexicon);
  const [, subject, verb] = happening.exec(plain) ?? [];
  return `${asks} ${subject && verb ? `${verb} ${subject}` : withProclisis(plain)}?`;
}

/** "Passou por prisões", "Incentivado por um tio": who, another sentence tells. */
const lacksSubject = (clause: string) =>
  isVerb(wordsOf(clause)[0]?.toLowerCase() ?? '', 'e') ||
  /^\p{L}{3,}[ai]d[oa]s? (?:por|pel[oa]s?|em|n[oa]s?|de|d[oa]s?|com|ao?s?|à) /iu.test(clause);

const isFit = (clause: string) =>
  eventVerbFirst.test(clause)
    ? !pointsOutside(clause)
    : !lacksSubject(clause) &&
      isOwnClause(clause) &&
      hasVerb(clause) &&
      !copula.test(clause) &&
      !endsBare(clause);

/** "Assinou o armistício", "mudou de lado": which one stands in another sentence. */
const endsBare = (clause: string) =>
  !/ (?:foi|foram|é|são) \p{L}+[oa]s?(?!\p{L})|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(clause) &&
  /(?: [dn]?[oa]s?| ao?s?| à|(?:ou|eu|iu|ram) de) \p{Ll}+$/u.test(clause);

const cutAfter = (text: string) =>
  text.replace(
    /(?:,(?!\d)|[;:]| [–—] | (?:quando|porque|pois|após|enquanto|devido|por causa|graças|em razão|e (?=(?:[oa]s? |não )?\p{L}+(?:ou|eu|iu|ram)(?!\p{L})|foi |foram |se |terminou|durou))).*$/u,
    '',
  );

/** "foi criada por X" without X, whom another card may ask for. */
const withoutAgent = (clause: string) =>
  clause.replace(/( (?:foi|foram) \p{L}+[oa]s?) (?:por|pel[oa]s?) .*$/u, '$1');

/** "Em 1822, D. Pedro I proclamou …" */
function datedAtStart(asking: Asking): Draft[] {
  const { lead, clause } = asking.statement;
  const asks = lead && atStart.find(([date]) => date.test(lead))?.[1];
  if (!lead || !asks) return [];
  const plain = withoutBrackets(
    cutAfter(clause.replace(/^([^,]+), [^,]+, (?=\p{L}+(?:ou|eu|iu|ram)(?!\p{L})|foi |foram )/u, '$1 ')),
  );
  if (!isFit(plain) || plain.split(' ').length < 3) return [];
  return [{ kind: 'date', question: question(asks, plain, asking), answer: asTerm(lead) }];
}

/** Words before a date that make it part of something else: "a Constituição de 1988", "até 1945". */
const notOfClause =
  / (?:que|qual|quais|onde|quando|até|desde|era|eram|a partir|vigente|existente|datad[oa]|d[aeo]s?|como|em)$/u;
const mostWordsFromVerb = 14;

/** The first date in the clause, what is asked of it and what stands around it. */
function firstDate(clause: string) {
  let first: { asks: string; date: string; before: string; after: string; at: number } | undefined;
  for (const [pattern, asks] of within) {
    const match = pattern.exec(clause);
    if (!match || (first && first.at <= match.index)) continue;
    const [date] = match;
    const after = clause.slice(match.index + date.length);
    first = { asks, date: date.trim(), before: clause.slice(0, match.index), after, at: match.index };
  }
  return first;
}

/** "A Constituição foi promulgada em 1988." */
function datedWithin(asking: Asking): Draft[] {
  const { lead, clause } = asking.statement;
  const first = firstDate(clause);
  if (!first || (lead && (pointsOutside(lead) || lead.split(' ').length > 6))) return [];
  const before = withoutAgent(lastPredicate(first.before))
    .replace(/^([^,]+), [^,]+, /u, '$1 ')
    .replace(/,$/u, '');
  const after = cutAfter(first.after).replace(/^ (?:por|pel[oa]s?) .*$/u, '');
  const words = wordsOf(before);
  const verb = firstVerb(words);
  if (/,| que /u.test(before) || notOfClause.test(before)) return [];
  if (verb < 1 || words.length - verb > mostWordsFromVerb) return [];
  const place = lead ? ` ${inside(lead, asking.lexicon)}` : '';
  const plain = withoutBrackets(`${before}${place}${after}`);
  if (!isFit(plain) || / (?:em|de|e) (?:1\d|20)\d{2}(?!\d)/u.test(`${place}${after}`)) return [];
  return [{ kind: 'date', question: question(first.asks, plain, asking), answer: asTerm(first.date) }];
}

const eventNoun =
  /^(?:a|o|as|os) (?:(?:primeira|segunda|terceira|grande|antiga|nova) )?(guerra|revolução|revolta|governo|era|período|regime|conflito|movimento|império|ditadura|crise|república|reinado|inconfidência|conjuração|cabanagem|sabinada|balaiada|farroupilha|regência|renascimento|iluminismo|barroco|romantismo|realismo|modernismo|estado novo)/iu;
const span = /^(.{3,80}?) \(((?:de )?[1-9]\d{2,3}) ?(?:-|–|—|a|até) ?([1-9]\d{2,3})\)/u;

/** "A Segunda Guerra Mundial (1939-1945) …" */
function datedInBrackets({ statement, lexicon }: Asking): Draft[] {
  const [, before = '', from = '', to = ''] = span.exec(statement.clause) ?? [];
  const event = to && subjectIn(before);
  if (!event || !eventNoun.test(event)) return [];
  const verb = /^[oa]s /iu.test(event) ? 'ocorreram' : 'ocorreu';
  return [
    {
      kind: 'date',
      question: `Em que período ${verb} ${inside(event, lexicon)}?`,
      answer: `De ${from.replace(/^de /u, '')} a ${to}`,
    },
  ];
}

const taken =
  /^(.{3,90}?) (?:foi|foram) (?:uma?|[oa]s?) .* (?:ocorrid|realizad|travad|acontecid)[oa]s?(?= )/u;

/** "A revolta foi um levante ocorrido no Rio entre …" */
function datedAsEvent({ statement, lexicon }: Asking): Draft[] {
  const [whole = '', before = ''] = taken.exec(statement.clause) ?? [];
  const event = before && subjectIn(before);
  const date = firstDate(statement.clause.slice(whole.length));
  if (!event || isBare(event) || !date || statement.lead || / que /u.test(date.before)) return [];
  const verb = /^[oa]s /iu.test(event) ? 'ocorreram' : 'ocorreu';
  return [
    { kind: 'date', question: `${date.asks} ${verb} ${inside(event, lexicon)}?`, answer: asTerm(date.date) },
  ];
}

const inApposition = /^([^,]{3,80}), ((?!nascid|mort)\p{L}+(?:[ai]d|st)[oa]s?) ([^,]{4,90}), \p{L}/u;

/** "O Plano Cruzado, lançado em 1986 pelo presidente, congelou …" */
function datedInApposition({ statement, lexicon }: Asking): Draft[] {
  const [, before = '', participle = '', rest = ''] = inApposition.exec(statement.clause) ?? [];
  const subject = before && subjectIn(before);
  const date = firstDate(` ${rest}`);
  if (!subject || isBare(subject) || !date || date.before || statement.lead) return [];
  const verb = participle.endsWith('s') ? 'foram' : 'foi';
  const question = `${date.asks} ${inside(subject, lexicon)} ${verb} ${participle}?`;
  return [{ kind: 'date', question, answer: asTerm(date.date) }];
}

const life = /^(.{3,80}?) (nasceu|morreu|faleceu) (.{6,})$/u;
const birthday = String.raw`(?:no dia )?(?:em )?\d{1,2}[ºo°]? de \p{Ll}+ de \d{4}`;
const lifeTime = new RegExp(`(?:^|,? )(${birthday}|em (?:\\p{Ll}+ de )?\\d{4})(?=,|;| e |$)`, 'u');
const properName = String.raw`\p{Lu}[\p{L}'-]*(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]*)*`;
const birthplace = new RegExp(
  `^((?:em|n[oa]s?) ${properName}(?:, (?:(?:n[oa]|capital|interior|sertão) [^,;\\d]{2,40}|${properName}))?)(?=[,;]|$| e | em )`,
  'u',
);

/** "… nasceu em Itabira e publicou o primeiro livro em 1930": the year is of what was done later. */
const otherDeed = /(?<=\s)\p{Ll}{2,}(?:ou|eu|iu|aram|eram|iram|ava|ia)(?:-se)?(?=[\s,;.])/u;

/** "Quando nasceu …?" and "Onde morreu …?" from "Cora Coralina nasceu em Goiás, em 20 de agosto de 1889". */
function ofLife({ statement, lexicon }: Asking): Draft[] {
  const [, before = '', verb = '', after = ''] = life.exec(statement.clause) ?? [];
  const name = after && !statement.lead ? subjectIn(before) : null;
  if (!name || !isPerson(name)) return [];
  const who = /^[OA] /u.test(name) ? inside(name, lexicon) : name;
  const [own = ''] = after.split(otherDeed);
  const date = lifeTime.exec(own)?.[1];
  const where = birthplace.exec(own)?.[1]?.replace(lifeTime, '');
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

/** "Em que ano …?", "Quando …?" and the like, from the one date that a clause has. */
export function askDate(asking: Asking): Draft[] {
  for (const ask of [ofLife, datedAsEvent, datedAtStart, datedInApposition, datedWithin, datedInBrackets]) {
    const drafts = ask(asking);
    if (drafts.length > 0) return drafts;
  }
  return [];
}

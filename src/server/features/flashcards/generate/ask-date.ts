import { wordsOf } from './fold.ts';
import { asTerm, inside, withoutBrackets, withProclisis } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { isOwnClause, pointsOutside, subjectIn } from './subject.ts';
import { firstVerb, hasVerb } from './verbs.ts';

const month = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const year =
  '(?:(?:1\\d|20)\\d{2}(?! ?(?:%|km|m |kg|anos|dias|habitantes|metros|pessoas|mil|°|º|reais|[.,]\\d))|\\d{1,4} [ad]\\.C\\.?)';
const century = '(?:séculos?|sécs?\\.) [IVXLC]+(?: [ad]\\.C\\.?)?';

const dates: readonly (readonly [string, string])[] = [
  [`(?:em|no dia|a) \\d{1,2}[ºo°]? de ${month}(?: de ${year})?`, 'Quando'],
  [`em (?:meados de |fins de |início de )?${month} de ${year}`, 'Quando'],
  [`(?:entre (?:os anos de )?${year} e ${year}|de ${year} (?:a|até) ${year})`, 'Em que período'],
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
const copula = /(?:^| )(?:é|são) /u;

const happening =
  /^(.+) (ocorreu|ocorreram|aconteceu|aconteceram|começou|começaram|terminou|terminaram|acabou|surgiu|surgiram|nasceu|nasceram|morreu|morreram|eclodiu|estourou|ocorre|ocorrem|acontece|acontecem)$/u;

function question(asks: string, clause: string, { lexicon }: Asking): string {
  const [opening = ''] = wordsOf(clause);
  const plain =
    firstVerb([opening]) === 0 ? clause.charAt(0).toLowerCase() + clause.slice(1) : inside(clause, lexicon);
  const [, subject, verb] = happening.exec(plain) ?? [];
  return `${asks} ${subject && verb ? `${verb} ${subject}` : withProclisis(plain)}?`;
}

const isFit = (clause: string) =>
  eventVerbFirst.test(clause)
    ? !pointsOutside(clause)
    : isOwnClause(clause) && hasVerb(clause) && !copula.test(clause);

const cutAfter = (text: string) =>
  text.replace(
    /(?:[,;:]| [–—] | (?:quando|após|enquanto|devido|por causa|graças|em razão|e (?=(?:[oa]s? )?\p{L}+(?:ou|eu|iu|ram)(?!\p{L})|foi |foram |se |terminou|durou))).*$/u,
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

/** "A Constituição foi promulgada em 1988." */
function datedWithin(asking: Asking): Draft[] {
  const { lead, clause } = asking.statement;
  if (lead && pointsOutside(lead)) return [];
  const found = within
    .map(([pattern, asks]) => ({ match: pattern.exec(clause), asks }))
    .filter((one): one is { match: RegExpExecArray; asks: string } => one.match !== null)
    .sort((a, b) => a.match.index - b.match.index)
    .slice(0, 1);
  for (const { match, asks } of found) {
    const before = withoutAgent(clause.slice(0, match.index)).replace(/^([^,]+), [^,]+, /u, '$1 ');
    const after = cutAfter(clause.slice(match.index + match[0].length)).replace(
      /^ (?:por|pel[oa]s?) .*$/u,
      '',
    );
    if (before.includes(',') || !hasVerb(before) || firstVerb(wordsOf(before)) === 0) return [];
    if (
      / (?:que|qual|quais|onde|quando|até|desde|era|eram|a partir|vigente|existente|datad[oa]|d[aeo]s?|como|em)$/u.test(
        before,
      )
    )
      return [];
    const verb = wordsOf(before).length - firstVerb(wordsOf(before));
    if (verb > 14 || / que /u.test(before)) return [];
    if (lead && lead.split(' ').length > 6) return [];
    const place = lead ? ` ${inside(lead, asking.lexicon)}` : '';
    const plain = withoutBrackets(`${before}${place}${after}`);
    if (!isFit(plain) || / (?:em|de|e) (?:1\d|20)\d{2}(?!\d)/u.test(`${place}${after}`)) return [];
    return [{ kind: 'date', question: question(asks, plain, asking), answer: asTerm(match[0].trim()) }];
  }
  return [];
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

/** "Em que ano …?", "Quando …?" and the like, from the one date that a clause has. */
export function askDate(asking: Asking): Draft[] {
  for (const ask of [datedAtStart, datedWithin, datedInBrackets]) {
    const drafts = ask(asking);
    if (drafts.length > 0) return drafts;
  }
  return [];
}

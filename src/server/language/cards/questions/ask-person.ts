import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { withoutSecondVerb } from './ask-definition.ts';
import { isPerson, namesAtStart, personNoun } from './people.ts';
import { asTerm, inside, withoutBrackets, withoutPreposition } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

/** Participle stems with the preterite that asks "Quem …?". */
const acts: Record<string, string> = {
  descobert: 'descobriu',
  escrit: 'escreveu',
  propost: 'propôs',
  compost: 'compôs',
  desenvolvid: 'desenvolveu',
  introduzid: 'introduziu',
  construíd: 'construiu',
  traduzid: 'traduziu',
  dirigid: 'dirigiu',
  esculpid: 'esculpiu',
  abolid: 'aboliu',
  definid: 'definiu',
  descrit: 'descreveu',
  vencid: 'venceu',
  instituíd: 'instituiu',
  redigid: 'redigiu',
  concebid: 'concebeu',
  erguid: 'ergueu',
};
const regular =
  'invent cri formul fund public pint proclam assin lider conquist elabor demonstr enunci cunh projet isol sintetiz govern comand decret promulg unific derrot inaugur organiz observ patente identific outorg implant idealiz program apresent batiz popular realiz orden nome estabelec chefi revolucion sistematiz descobr';
for (const verb of regular.split(' ')) acts[`${verb}ad`] = `${verb}ou`;
const preterites = new Set([
  ...Object.values(acts),
  'estabeleceu',
  'recebeu',
  'ganhou',
  'sancionou',
  'iniciou',
]);

const pluralOf = (verb: string) => {
  if (verb === 'propôs') return 'propuseram';
  if (verb === 'compôs') return 'compuseram';
  return verb.replace(/ou$/u, 'aram').replace(/eu$/u, 'eram').replace(/iu$/u, 'iram');
};
const singularOf = new Map(
  [...preterites].flatMap(
    (verb) =>
      [
        [verb, verb],
        [pluralOf(verb), verb],
      ] as const,
  ),
);
const active = new RegExp(`^(.{2,90}?) (${[...singularOf.keys()].join('|')}) (.{3,})$`, 'u');
const passive = new RegExp(
  `^(.{3,110}?) (?:foi|foram) (${Object.keys(acts).join('|')})[oa]s?( (?:em|no|na|nos|nas) [^,]{2,40}?)?,? (por|pel[oa]s?) (.{3,90})$`,
  'u',
);
const tail =
  /(?:,(?! em \p{Lu})|[;:]| [–—] | em (?:(?:1\d|20)\d{2}|\d{1,4} [ad]\.C)| no ano de | no século | na década | durante | quando | ao (?=\p{L}+r )| para (?=\p{L}+r )| com o objetivo | após | depois | enquanto | e (?=\p{L}+(?:ou|eu|iu|ram)(?!\p{L})| foi | se |\p{L}+[ai]d[oa]s? )| que ).*$/u;

/** The same for what many get, each year another: the year stays. */
const clauseTail =
  /(?:[,;:]| [–—] | quando | por (?=\p{L}+r )| enquanto | e (?=\p{L}+(?:ou|eu|iu|ram)(?!\p{L})| foi | se |\p{L}+[ai]d[oa]s? )| que ).*$/u;

/** "No Brasil", "na Inglaterra": elsewhere somebody else did it. */
const inPlace =
  /^(?:em|n[oa]s?) (?!\d|.*(?:\d{3}|século|ano|década|mês|dia|época|período|início|fim|final|idade)(?!\p{L}))/iu;
const whereAsked = (lead: string | null, question: string) =>
  lead && inPlace.test(lead) ? afterLead(lead, question) : question;

function byAgent({ statement }: Asking): Draft[] {
  const [, before = '', act = '', place = '', preposition = '', rest = ''] =
    passive.exec(statement.clause) ?? [];
  const work = rest ? subjectIn(before) : null;
  if (!work || isBare(work)) return [];
  const many = preposition === 'por' ? namesAtStart(rest) : null;
  const agent = many ?? withoutPreposition(`${preposition} ${rest.replace(tail, '')}`);
  const verb = acts[act];
  if (!verb || !(many || isPerson(agent))) return [];
  const isTitle = /^[OA]s \p{Lu}.* foi /u.test(statement.clause);
  const isNamed = isTitle || !/^(?:[OA]s?|Uma?) /u.test(work);
  const named = isNamed ? work : work.charAt(0).toLowerCase() + work.slice(1);
  const there = /\d/.test(place) ? '' : place;
  return [
    {
      kind: 'person',
      question: whereAsked(statement.lead, `Quem ${verb} ${named}${there}?`),
      answer: asTerm(agent),
    },
  ];
}

const made = new RegExp(
  `^(.{2,80}?) (?:é|são|foi) (?:(?:o|um) (?:(?! (?:e|os?|as?|uma?|d[ao]s?|n[ao]s?|que) ).){3,80}? (${Object.keys(acts).join('|')})o|(?:a|uma) (?:(?! (?:e|os?|as?|uma?|d[ao]s?|n[ao]s?|que) ).){3,80}? (${Object.keys(acts).join('|')})a)( (?:em|no|na) [^,]{2,30}?)?,? (por|pel[oa]s?) (.{3,90})$`,
  'u',
);

/** "Python é uma linguagem criada por Guido van Rossum." */
function byMaker({ statement, lexicon }: Asking): Draft[] {
  const [, before = '', masculine, feminine, , preposition = '', rest = ''] =
    made.exec(statement.clause) ?? [];
  const act = masculine ?? feminine ?? '';
  const work = rest ? subjectIn(before) : null;
  const verb = acts[act];
  const agent = withoutPreposition(`${preposition} ${rest.replace(tail, '')}`);
  if (!work || !verb || isBare(work) || !isPerson(agent)) return [];
  const thing = /^\p{Lu}\p{L}+$/u.test(work) ? work : inside(work, lexicon);
  return [
    { kind: 'person', question: whereAsked(statement.lead, `Quem ${verb} ${thing}?`), answer: asTerm(agent) },
  ];
}

/** "Em Legislativo" of "em Legislativo, Executivo e Judiciário". */
const sharesPreposition = (object: string, rest: string) =>
  / (?:em|entre|por|de|com) \p{L}+$/u.test(object) && /^, [^,]{2,40}(?:, [^,]{2,40})* e \p{L}/u.test(rest);

const isWork = /, (?:\p{L}+ )?(?:publicad|lançad|escrit|obra|romance|livro|filme|poema|peça)/u;
const considered = /^(.{2,80}?) (é|foi|pode ser) (considerad[oa]) ((?:o|a) .{5,100})$/u;

/** "Quem é considerado o pai de …?" */
function byFame({ statement }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, before = '', be = '', participle = '', after = ''] = considered.exec(clause) ?? [];
  const subject = after ? subjectIn(before) : null;
  const fame = after.replace(/[,;].*$/u, '');
  if (!subject || isBare(subject) || pointsOutside(fame)) return [];
  const isOne = isPerson(subject);
  if (!isOne && !/^[oa] (?:\p{L}+ mais|maior|menor|mais|melhor|primeir[oa]|principal) /u.test(fame))
    return [];
  const question = `${isOne ? 'Quem' : 'Qual'} ${be} ${participle} ${fame}?`;
  return [{ kind: isOne ? 'person' : 'role', question: afterLead(lead, question), answer: asTerm(subject) }];
}

/** "Quem descobriu …?" from "X descobriu …" and "… foi descoberto por X". */
export function askPerson(asking: Asking): Draft[] {
  const { clause, lead } = asking.statement;
  if (lead && pointsOutside(lead)) return [];
  const passives = [...byAgent(asking), ...byMaker(asking), ...byFame(asking)].slice(0, 1);
  if (passives.length > 0) return passives;
  const [, before = '', verb = '', after = ''] = active.exec(clause) ?? [];
  const subject = after ? subjectIn(before) : null;
  const asked = singularOf.get(verb);
  if (!subject || !asked || !isPerson(subject) || isWork.test(before)) return [];
  const isPrize = /^(?:receb|ganh)/u.test(verb) || /^uma? /u.test(after);
  const object = withoutBrackets(after.replace(isPrize ? clauseTail : tail, ''));
  const words = wordsOf(object);
  // "O heliocêntrico", of what was named before.
  if (/^[oa]s? \p{Ll}+(?:ic|iv|os)[oa]s?$/u.test(object)) return [];
  if (sharesPreposition(object, after.slice(object.length))) return [];
  if (!/^(?:[oa]s? |["“\p{Lu}])/u.test(object) || /^ao? \p{Lu}/u.test(object)) return [];
  if (words.length < 2 || words.length > 16 || hasVerb(object) || pointsOutside(object) || isBare(object))
    return [];
  if (
    /^(?:que|uma? \p{L}+$|seus?|suas?|muit|vári|divers|como|em|n[oa]s?|por|com|d[aeo]s?|uma? (?:grande|nova?|importante) \p{L}+$)(?!\p{L})/iu.test(
      object,
    )
  )
    return [];
  return [
    { kind: 'person', question: whereAsked(lead, `Quem ${asked} ${object}?`), answer: asTerm(subject) },
  ];
}

/** Participles whose verb doesn't follow from them, with its present and its preterite. */
const verbsOf: Record<string, readonly [string, string]> = {
  feit: ['faz', 'fez'],
  produzid: ['produz', 'produziu'],
  reduzid: ['reduz', 'reduziu'],
  conduzid: ['conduz', 'conduziu'],
  mantid: ['mantém', 'manteve'],
  protegid: ['protege', 'protegeu'],
  dirigid: ['dirige', 'dirigiu'],
  regid: ['rege', 'regeu'],
  exercid: ['exerce', 'exerceu'],
  garantid: ['garante', 'garantiu'],
  definid: ['define', 'definiu'],
  transmitid: ['transmite', 'transmitiu'],
  envolvid: ['envolve', 'envolveu'],
  revestid: ['reveste', 'revestiu'],
  absorvid: ['absorve', 'absorveu'],
  recebid: ['recebe', 'recebeu'],
  promovid: ['promove', 'promoveu'],
  desenvolvid: ['desenvolve', 'desenvolveu'],
  impedid: ['impede', 'impediu'],
  vencid: ['vence', 'venceu'],
  percorrid: ['percorre', 'percorreu'],
  preenchid: ['preenche', 'preencheu'],
};
/** What is told of a thing, and not done to it: "é marcado pela seca", "é formado pelos ossos". */
const noDeed =
  /^(?:marcad|formad|constituíd|compost|caracterizad|causad|provocad|afetad|influenciad|inspirad|motivad|levad|atraíd|tomad|dad|separad|cercad|banhad|limitad|ligad|multiplicad|dividid|substituíd|seguid|representad|medid|determinad|explicad|indicad|calculad|passad|considerad|conhecid|chamad|obtid|usad|utilizad|contagiad|transmitid|atingid)$/u;

function verbOf(participle: string, isPast: boolean): string | null {
  const [present, past] = verbsOf[participle] ?? [];
  if (present && past) return isPast ? past : present;
  const [, root = ''] = /^(\p{Ll}{3,})ad$/u.exec(participle) ?? [];
  if (!root || /(?:medi|odi|incendi|remedi)$/u.test(root)) return null;
  if (isPast) return `${root}ou`;
  return root.endsWith('e') ? `${root}ia` : `${root}a`;
}

const done =
  /^(.{3,110}?) (é|são|foi|foram) ((?:\p{Ll}+[ai]d)|feit)[oa]s? (pel[oa]s? (?:\p{L}|\d).{2,200}|por \p{Lu}.{2,200})$/u;
/** What ends the name of who did it. */
const agentTail =
  /(?:[,;:(]| [–—] | em (?:1\d|20)\d{2}| durante | quando | depois | após | enquanto | e (?=(?:foi|é|se|\p{L}+(?:ou|eu|iu|ram|[ai]d[oa]s?))(?!\p{L}))| que | para | por ).*$/u;
/** Bodies that act as somebody does. */
const body =
  /^(?:[oa]s? )?(?:Instituto|Ministério|Conselho|Senado|Congresso|Câmara|União|Tribunal|Supremo|Banco|Agência|Fundação|Secretaria|Academia|Universidade|Igreja|Comissão|Assembleia|Poder|Polícia|Exército|Estado|Município|Presidente|Governo|Organização|Comitê|Parlamento|Partido|Companhia|Ordem|[A-Z]{2,8}(?!\p{L}))/u;
const presidents = /^(?:[oa] )?(?:presidente|governo|rei|rainha|imperador|juiz|papa) /u;
/** "Pelo uso", "pela falta": a circumstance, which does nothing. */
const circumstance =
  /^[oa]s? (?:\p{L}+(?:ção|ções|são|mento|mentos|agem|dade|ência|ância|eza)|uso|falta|presença|fato|número|tipo|modo|meio|nome|lei|leis|artigo|art|quantidade|ação|força|própri[oa]|mesm[oa]|qual|quais|menos|lado|interior|valor)(?!\p{L})/u;

/** "Quem comandou a expedição?" and "O que irriga o miocárdio?" from what was or is done by somebody or something. */
export function askAgent({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  const [, said = '', be = '', participle = '', by = ''] = done.exec(clause) ?? [];
  const before = said.replace(/^([OA]s?) própri[oa]s? /u, '$1 ');
  const isPast = be.startsWith('fo');
  const verb = by && !noDeed.test(participle) && verbOf(participle, isPast);
  const whole = by && (subjectIn(before) ?? ordinal.exec(before)?.[0]);
  if (!verb || !whole || isBare(whole) || wordsOf(whole).length < 2) return [];
  const agent = withoutPreposition(withoutSecondVerb(by).replace(agentTail, ''));
  if (pointsOutside(agent) || / e /u.test(whole)) return [];
  const isSomebody =
    body.test(agent) || (isPast && isPerson(agent)) || personNoun.test(agent) || presidents.test(agent);
  // "Pelo Plasmodium", "pelos jovens": neither surely somebody nor surely something.
  const isThing = !isSomebody && /^[oa]s? \p{Ll}{3,}/u.test(agent) && !circumstance.test(agent) && !isPast;
  if (!isSomebody && !isThing) return [];
  if (isThing && (!/ \p{L}+/u.test(agent.slice(3)) || / (?:[oa]s?|seus?|suas?) /u.test(agent.slice(2))))
    return [];
  if (isSomebody && !/\p{Lu}/u.test(agent)) return [];
  const question = afterLead(lead, `${isSomebody ? 'Quem' : 'O que'} ${verb} ${inside(whole, lexicon)}?`);
  const needsTopic = ordinal.test(whole);
  return [
    {
      kind: isSomebody ? 'person' : 'role',
      question,
      answer: asTerm(agent),
      ...(needsTopic && { needsTopic }),
    },
  ];
}

/** "A terceira expedição": of what its section is about. */
const ordinal = /^[OA]s? (?:primeir|segund|terceir|quart|quint|sext|últim)[oa]s? \p{Ll}+$/u;

import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { personNoun } from './people.ts';
import { asSentence, asTerm, inside, isPlural, withoutBrackets } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, isKnownBefore, pointsOutside, subjectIn } from './subject.ts';

const copula = /^(.{2,150}?) (é|são|foi|foram|era|eram) (.{8,})$/u;
const adverb = /^(?:também|basicamente|essencialmente|justamente|simplesmente|apenas|, [^,]{2,40},) /iu;
const indefinite = /^(?:um|uma|uns|umas|tod[oa]s?|qualquer|aquel[ea]s?) /iu;
const empty =
  /^(?:uma?|uns|umas|os?|as?) (?:famos[oa]|célebres?|exemplo|aplicação|decorrência|generalização|problema|questão|fator|fato|desafio|erro|resultado|tema|passo|motivo|assunto|caso|bo[am]|grandes?|dos|das|d[eo]|mesm[oa]s?|que|seguintes?|ideal|necessidade|vez|ideia|mais|verdadeir[oa]|obrigação|boas?|pouco|tanto|consequência|(?:segund|terceir)[oa](?! (?:maior|menor|mais|melhor)))(?!\p{L})|^exemplos /iu;
const superlative =
  /^[oa]s? (?:(?:segund|terceir|quart|quint|sext|sétim|oitav|non|décim)[oa] )?(?:(?:\p{L}+ )?mais|(?:\p{L}+ )?menos|maior(?:es)?|menor(?:es)?|melhor(?:es)?|primeir[oa]s?|últim[oa]s?|únic[oa]s?|principa(?:l|is)) |^[oa]s? \p{L}+ (?:\p{L}+ )?(?:com|que tem) (?:[oa]s? )?(?:maior(?:es)?|menor(?:es)?|mais|menos) /iu;
/** What a superlative is told with, and doesn't need: "…, com cerca de 8 milhões de km²". */
const aside = /, (?:com|o que|seguid[oa]|atrás|depois|e) .*$/u;
const bareGenus =
  /^(?:\p{L}+(?:ções|sões|mentos|ismos|logias|gêneses)|organismos|seres|células|substâncias|estruturas|moléculas|proteínas|compostos|animais|plantas|palavras|termos|expressões|números|figuras|forças|grandezas|normas|direitos|pessoas|textos|áreas|regiões|faixas|terras|órgãos|organelas|fenômenos|processos|movimentos|variáveis|instruções|bens|atos|fatos|conjuntos|tipos|formas|unidades|partículas|átomos|íons|elementos|sais|ácidos|bases|rochas|corpos|regras|títulos|documentos|símbolos|sinais|recursos|obras|tecidos|vasos|glândulas|genes|segmentos|trechos|blocos|estruturas|coleções|sequências|valores|polígonos|triângulos|quadriláteros|retas|ângulos|macromoléculas|biomoléculas|polímeros|grupos|povos|sociedades|cadeias|parasitas|micro-organismos|microrganismos|reações|sons|vogais|consoantes|frases|orações|agentes|hormônios|enzimas|nutrientes|princípios|poderes|órgãos|entidades|empresas|programas|linguagens|arquivos|funções|mecanismos|fragmentos|acúmulos|massas|porções|divisões) (?=\S)/iu;
/** A definition long and close enough to be one of a general noun: "a lei é uma norma que …". */
const telling = /^(?=(?:\S+ ){5}).* (?:que|qual|quais|d[aeo]s?) /u;
/** No quality, but a genus: "dispositivos que transformam". */
const genusInIvo =
  /^(?:dispositiv|objetiv|motiv|adjetiv|substantiv|arquiv|incentiv|cultiv|tecid|partid|comunicad|tratad|resultad|pedid|derivad)[oa]s$/u;
const quality = /(?:[ai]d[oa]s|veis|os[oa]s|iv[oa]s|entes|antes|ic[oa]s|ais|ares|ári[oa]s|[oa]s? mais)$/iu;
const classified =
  /^\p{L}+ (?:[\p{L}-]+s )?(?:que|de|com|em que|n[oa]s quais|cuj[oa]s|capazes|responsáveis|formad[oa]s|causad[oa]s|provocad[oa]s|originad[oa]s|transmitid[oa]s|dotad[oa]s|destinad[oa]s|compost[oa]s|constituíd[oa]s|usad[oa]s|utilizad[oa]s|produzid[oa]s|localizad[oa]s|encontrad[oa]s) /u;
/** "Poros da epiderme da folha que controlam …" */
const genus = /^\p{Ll}+ d[aeo]s? [^,]{3,50} que /u;
const unsuited = /^(?:tod[oa]s?|cada|qualquer|todos|ess[ae]|boa parte|grande parte|a maioria|parte) /iu;
const newSubject =
  /(?:;|, (?:enquanto|ao passo que|já [oa]s?|(?:mas|porém) [oa]s? \p{L}+|e uma? \p{L}+ que|e [oa]s? \p{L}+,|e (?:[oa]s? )?(?:\p{L}+ ){1,3}(?:é|são|foi|foram|aquel[ea]s?)) ).*$/iu;
/** What the cause is asked of, by another card. */
const reason = /, (?:pois|porque|já que|visto que|uma vez que) .*$/u;
const names =
  /^(?:uma?|o|a) (?:cidade|país|estado(?= (?:brasileir|american|d[oa] (?:brasil|país|região|norte|sul|nordeste|sudeste)))|capital|município|ilha|rio|linguagem|biblioteca|framework|software|programa|empresa|sistema operacional|banco|ferramenta|plataforma|mar|continente|província|romance|revista|jornal)(?!\p{L})/iu;

/** "O cortiço, de Aluísio Azevedo, …": a title keeps its capital. */
export const isTitled = /^[^,]{3,70}, de \p{Lu}[^,]+, /u;

const isPluralVerb = (verb: string) => /(?:ão|am)$/u.test(verb);
const ask = (verb: string, thing: string, lead: string | null) => afterLead(lead, `${verb} ${thing}?`);

/** "São misturas homogêneas formadas por …": a class without an article, not a quality. */
function isBareClass(predicate: string, verb: string): boolean {
  if (bareGenus.test(predicate)) return true;
  const [noun = ''] = predicate.split(' ');
  return (
    isPluralVerb(verb) &&
    (!quality.test(noun) || genusInIvo.test(noun)) &&
    isPlural(noun) &&
    (classified.test(predicate) || genus.test(predicate))
  );
}

/** "Julgar os outros pelos padrões do próprio grupo": what one does. */
const isDeed = (predicate: string, verb: string) =>
  verb === 'é' &&
  /^(?!lugar|dever|ser |ter |estar |poder |haver |saber )\p{Ll}+[aei]r [^:;]{12,}$/u.test(predicate);

const besides =
  /,? e(?:, [^,]{2,40},)? (?:(?:[oa]s?|el[ea]s?) (?:\p{L}+ )(?:[oa]s? )?)?(?:se )?(\p{Ll}+)(?:-se)? (?:(?<=(?:serve|resulta|depende|decorre|faz|trata|difere|deriva|precisa|consta)m? )|(?!d[aeo]s? ))/gu;

/** "O desfazimento do ato e produz efeitos" without what it, or something else, does besides. */
export function withoutSecondVerb(predicate: string): string {
  for (const { 0: joint, 1: word = '', index } of predicate.matchAll(besides)) {
    const before = predicate.slice(0, index);
    const isOther = /^,? e (?:[oa]s?|el[ea]s?) /u.test(joint);
    const isOfMany = / que (?:se )?\p{L}+m$/u.test(before) && !/m$/u.test(word);
    const isWithin = / (?:que|qual|quais|onde|cuj[oa]s?|quando|se) |:/u.test(before);
    if (!isOther && !isOfMany && isWithin) return predicate;
    if (isVerb(word, 'e') || /\p{L}{3}(?:ava|iam|avam)$/u.test(word)) return before;
  }
  return predicate;
}

/** "Foi a Canudos", "foi ao Rio": went. */
const towards = /^(?:ao?s?|à|às) \p{Lu}/u;

/** "A externa, rochosa e fina": of what was told before. */
const elliptic = /^[oa]s? \p{L}+, \p{L}+(?:os|ic|iv|[ai]d)[oa]s?(?: e |$)/u;

/** "Válido ou inválido é o argumento": the quality stands before what has it. */
const isInverted = (subject: string, after: string) =>
  / ou /u.test(subject) && !/^(?:[oa]s?|uma?) /iu.test(subject) && /^[oa]s? /u.test(after);

/** "O IPCA", which no definition is. */
const named = /^[oa]s? \p{Lu}/u;

function withCopula({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead, sentence, wasBound } = statement;
  const [, before = '', verb = '', after = ''] = copula.exec(clause) ?? [];
  const subject = subjectIn(before);
  if (/ e |^[oa]s (?:dois|duas|três|quatro) /iu.test(subject ?? '')) return [];
  if (!subject || unsuited.test(subject) || (superlative.test(`${subject} `) && !/ d[aeo]s? /u.test(subject)))
    return [];
  if (lead && pointsOutside(lead)) return [];
  if (/^foi/u.test(verb) && towards.test(after)) return [];
  if (isPluralVerb(verb) && !/s(?: |$)/u.test(subject)) return [];
  const isShort = wordsOf(after).length < 4 && !/ (?:d[aeo]s?|que|em|para) /u.test(after);
  if (/^[oa]s? \p{Ll}/u.test(after) && (/^uma? /iu.test(subject) || isShort)) return [];
  if (isInverted(subject, after) || elliptic.test(after)) return [];
  if (isBare(subject) && (wasBound || !telling.test(after) || isKnownBefore(subject, sentence.at, lexicon)))
    return [];
  const predicate = withoutSecondVerb(after.replace(adverb, '').replace(newSubject, '').replace(reason, ''));
  const words = wordsOf(predicate);
  if (empty.test(predicate) || words.length < 2) return [];
  const answer = asSentence(predicate);
  const person = personNoun.test(predicate) && /^\p{Lu}/u.test(subject) && !/^[OA]s? \p{Ll}/u.test(subject);
  const thing =
    isTitled.test(clause) ||
    (((names.test(predicate) && !lexicon.isCommon(wordsOf(subject)[0] ?? '')) || person) &&
      !/^[oa]s? \p{Ll}/iu.test(subject))
      ? subject
      : inside(subject, lexicon);
  if (named.test(predicate) && named.test(subject.toLowerCase().slice(0, 2) + subject.slice(2))) return [];
  if (named.test(predicate) && !person && !/^\p{Lu}\p{L}+(?: \p{Lu}|$)/u.test(subject)) {
    const asks = personNoun.test(subject) ? 'Quem' : isPluralVerb(verb) ? 'Quais' : 'Qual';
    const name = asTerm(predicate.replace(/, (?!\p{Lu}).*$/u, ''));
    return [{ kind: 'role', question: ask(`${asks} ${verb}`, inside(subject, lexicon), lead), answer: name }];
  }
  const most = superlative.test(predicate) ? predicate.replace(aside, '') : '';
  if (most && (most.includes(',') || !/ (?:d[aeo]s?|que|a|em) /u.test(most))) return [];
  if (most)
    return [
      {
        kind: 'role',
        question: ask(
          person ? `Quem ${verb}` : `${isPluralVerb(verb) ? 'Quais' : 'Qual'} ${verb}`,
          most,
          lead,
        ),
        answer: asTerm(before.includes(',') ? subject : withoutBrackets(before)),
      },
    ];
  if ((person || (personNoun.test(subject) && named.test(predicate))) && /^[oa]s? \p{Ll}+$/iu.test(subject))
    return [];
  if (person) return [{ kind: 'person', question: ask(`Quem ${verb}`, subject, lead), answer }];
  const isClass = indefinite.test(predicate) || isBareClass(predicate, verb) || isDeed(predicate, verb);
  if (words.length < 3 || !(isClass || /^(?:os?|as?) /u.test(predicate))) return [];
  const namesOne =
    !isClass && words.length < 8 && / d[aeo]s? \p{Lu}/u.test(predicate) && !restrictive.test(predicate);
  if (namesOne) return whichOne(predicate, verb, subject, lead);
  return [{ kind: 'definition', question: ask(`O que ${verb}`, thing, lead), answer }];
}

const restrictive =
  / (?:que|em que|n[oa]s? qua(?:l|is)|pel[oa]s? qua(?:l|is)|cuj[oa]s?|responsável por|formad[oa] por) /u;

/** "Qual é a capital do Brasil?" from "Brasília é a capital do Brasil". */
function whichOne(predicate: string, verb: string, subject: string, lead: string | null): Draft[] {
  const isMany = isPluralVerb(verb);
  const [, head = ''] = predicate.split(' ');
  const isCircular = wordsOf(foldLetters(subject))
    .map(stem)
    .includes(stem(foldLetters(head)));
  const disagrees = (isMany ? /^[oa] /u : /^[oa]s /u).test(predicate);
  if (isCircular || disagrees || pointsOutside(predicate) || /[;:,]/u.test(predicate)) return [];
  const question = ask(`${isMany ? 'Quais' : 'Qual'} ${verb}`, predicate, lead);
  return [{ kind: 'role', question, answer: asTerm(subject) }];
}

const verbs: readonly (readonly [RegExp, (verb: string, subject: string) => string])[] = [
  [
    /^(.{2,110}?) (consist(?:em?|iam?|iu|iram)) ((?:em|n[oa]s?|n?uma?) .{6,})$/u,
    (verb, subject) => `Em que ${verb} ${subject}?`,
  ],
  [
    /^(.{2,110}?) (significa(?:m|va|vam)?|quer(?:em)? dizer) (.{4,})$/u,
    (verb, subject) => `O que ${verb} ${subject}?`,
  ],
  [/^(.{2,110}?) (correspondem?) ((?:ao?s?|à|às) \D{6,})$/u, (verb, subject) => `A que ${verb} ${subject}?`],
  [
    /^(.{2,110}?) (?:se )?(referem?)(?:-se)? ((?:ao?s?|à|às) .{6,})$/u,
    (verb, subject) => `A que se ${verb} ${subject}?`,
  ],
  [
    /^(.{2,110}?) (?:define-se|é definid[oa]|pode ser definid[oa]|definem-se|são definid[oa]s)( )como (.{8,})$/u,
    (_, subject) => `Como se define ${subject}?`,
  ],
];

function withVerb({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  for (const [pattern, question] of verbs) {
    const [, before = '', verb = '', after = ''] = pattern.exec(clause) ?? [];
    const subject = after && subjectIn(before);
    if (!subject || isBare(subject) || unsuited.test(subject) || /^que /u.test(after)) continue;
    const asked = afterLead(lead, question(verb, inside(subject, lexicon)));
    return [
      {
        kind: 'definition',
        question: asked,
        answer: asSentence(withoutSecondVerb(after.replace(newSubject, ''))),
      },
    ];
  }
  return [];
}

/** "O que é …?" from "X é um …", "X consiste em …" and the like, and the way back where it is sure. */
export function askDefinition(asking: Asking): Draft[] {
  const drafts = withCopula(asking);
  if (drafts.length > 0) return drafts;
  return withVerb(asking);
}

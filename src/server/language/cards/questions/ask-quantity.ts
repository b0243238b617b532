import { stopWords } from '#server/language/text/stop-words.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { readEnumeration } from './enumeration.ts';
import { asTerm, hasPlainGender, inside, isFeminine } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const about =
  '(?:(?:cerca de|aproximadamente|mais de|menos de|quase|até|em torno de|por volta de|apenas|exatamente) )?';
const numeral =
  '(?:\\d{1,3}(?:\\.\\d{3})+|\\d+(?:,\\d+)?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzent[oa]s|trezent[oa]s|mil)(?: mil(?:hões)?(?: de)?| bilhões(?: de)?| trilhões(?: de)?| e \\p{L}+)?';

const counted = new RegExp(
  `^(.{2,110}?) (tem|têm|possui|possuem|contém|contêm|apresenta|apresentam|abriga|reúne|reuniu|matou|mataram|((?:é|são) (?:formad|compost|constituíd)[oa]s? (?:por|de))) (${about}${numeral}) (?!e )(\\p{L}[\\p{L}-]+)(.*)$`,
  'u',
);
/** "Dois lados", "três partes": of what, is not said. */
const nameless = /^(?:parte|lado|caminho|aspecto|ponto|caso|forma|modo|tipo|sentido|momento)s$/u;
const units =
  /^(?:anos?|dias?|horas?|minutos?|segundos?|meses|semanas?|km|m|cm|kg|metros|quilômetros|graus|por|vezes|reais|de|mil|milhões|a|ou)$/u;

const modifying = /^(?: \p{L}+(?:ic[oa]s|is|ares|[oa]s))?(?= d[aeo]s? | n[oa]s? | com | que |,|;|\.| e |$)/u;
const complementing =
  /^ (?:d[aeo]s?|com|n[oa]s?) \p{L}+(?: \p{L}+(?:ic[oa]s?|[oa]s|is|l))?(?=,|;|$| que | em )/u;

function withCount({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, before = '', verb = '', composed, number = '', noun = '', rest = ''] = counted.exec(clause) ?? [];
  const subject = noun && subjectIn(before);
  if (
    !subject ||
    isBare(subject) ||
    /^\p{L}+$/u.test(subject) ||
    units.test(noun) ||
    noun.length < 4 ||
    !hasPlainGender(noun) ||
    stopWords.has(foldLetters(noun)) ||
    /^(?::| ?[–—(])/u.test(rest)
  )
    return [];
  const feminine = /(?:duas|entas)$/u.test(number) || (!/(?:dois|entos)$/u.test(number) && isFeminine(noun));
  const modifiers = modifying.exec(rest)?.[0] ?? '';
  const after = rest.slice(modifiers.length);
  const complement = complementing.exec(after)?.[0] ?? '';
  if (after && !complement && !/^(?:,|;| e | que )/u.test(after)) return [];
  if (/^, /u.test(after) && readEnumeration(after.slice(2), 2)) return [];
  if (!modifiers && !complement && nameless.test(noun)) return [];
  const isPlace = /^ n[oa]s? /u.test(complement);
  const things = `${noun}${modifiers}${isPlace ? '' : complement}`;
  const place = isPlace ? complement : '';
  const thing = inside(subject, lexicon);
  const composition = / (?:por|de)$/u.exec(composed ?? '')?.[0];
  const asks = composition ? `${composition === ' de' ? 'De' : 'Por'} quant` : 'Quant';
  const does = composition ? verb.slice(0, -composition.length) : verb;
  const question = `${asks}${feminine ? 'as' : 'os'} ${things} ${thing} ${does}${place}?`;
  return [{ kind: 'quantity', question: afterLead(lead, question), answer: asTerm(`${number} ${noun}`) }];
}

const sharing =
  /^(.{2,90}?) (representam?|ocupam?|correspondem? a|cobrem?|concentram?|abrigam?|produzem?|constituem|constitui|compõem?|respondem? por) ((?:cerca de |aproximadamente |mais de |quase |menos de )?\d{1,3}(?:,\d+)?(?:%| por cento)) (d[aeo]s? .{3,80}?)$/u;
const shared =
  /^((?:apenas |só |somente )?(?:cerca de |aproximadamente |mais de |quase |menos de )?\d{1,3}(?:,\d+)?(?:%| por cento)) (d[aeo]s? [^,]{3,70}?) ((?:é|são|têm|está|estão|vive|vivem|ocorre|ocorrem|vem|vêm) .{3,80})$/iu;

function withShare({ statement, lexicon }: Asking): Draft[] {
  const { lead } = statement;
  const clause = statement.clause.replace(/(?:,(?!\d)|;).*$/u, '');
  const [, before = '', verb = '', share = '', whole = ''] = sharing.exec(clause) ?? [];
  const subject = whole && subjectIn(before);
  if (subject && !isBare(subject) && !hasVerb(whole) && !pointsOutside(whole)) {
    const [bareVerb = '', preposition] = verb.split(' ');
    const question = `${preposition ? `${preposition === 'a' ? 'A' : 'Por'} que` : 'Que'} porcentagem ${whole} ${inside(subject, lexicon)} ${bareVerb}?`;
    return [{ kind: 'quantity', question: afterLead(lead, question), answer: asTerm(share) }];
  }
  const [, part = '', of = '', rest = ''] = shared.exec(clause) ?? [];
  const one = rest
    .replace(/^(?:é|são) (\p{L}+[ai]d)[oa]s? /u, 'é $1a ')
    .replace(/^(vive|ocorre)m /u, '$1 ')
    .replace(/^são (?=d[aeo]s? )/u, 'é ')
    .replace(/^vêm /u, 'vem ')
    .replace(/^têm /u, 'tem ')
    .replace(/^estão (?:(\p{L}+[ai]d)[oa]s? )?/u, (_, participle?: string) =>
      participle ? `está ${participle}a ` : 'está ',
    );
  if (!part || pointsOutside(`${of} ${rest}`) || /^são /u.test(one)) return [];
  return [
    { kind: 'quantity', question: afterLead(lead, `Que porcentagem ${of} ${one}?`), answer: asTerm(part) },
  ];
}

const measures: readonly (readonly [RegExp, (verb: string, subject: string) => string])[] = [
  [
    /^(.{2,80}?) (ferve|congela|funde|evapora|solidifica|derrete|entra em ebulição|entra em fusão) (a (?:cerca de |aproximadamente )?-?\d[\d.,]* ?(?:°|º|graus).*)$/u,
    (verb, subject) => `A que temperatura ${subject} ${verb}?`,
  ],
  [
    /^(.{2,80}?) (duram?|durou|duraram) ((?:cerca de |aproximadamente |mais de |quase |entre )?(?:\d|um |uma |dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta)\S*.{0,30}(?:anos?|dias?|horas?|minutos?|segundos?|meses|semanas?|séculos?))$/u,
    (verb, subject) => `Quanto tempo ${verb} ${subject}?`,
  ],
  [
    /^(.{2,80}?) (mede|medem|pesa|pesam) ((?:cerca de |aproximadamente |mais de |quase )?(?:\d|(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta) ).{1,30})$/u,
    (verb, subject) => `Quanto ${verb} ${subject}?`,
  ],
  [
    /^(.{2,80}?) (chegou|chegaram) (a (?:cerca de |quase |mais de )?\d[\d.,]* ?(?:%|mil\p{L}* \p{L}+|por cento)[^,]{0,30})$/u,
    (verb, subject) => `A quanto ${verb} ${subject}?`,
  ],
  [
    /^(.{2,80}?) (variam?|oscilam?) ((?:de|entre) -?\d.{3,50})$/u,
    (verb, subject) => `De quanto a quanto ${verb} ${subject}?`,
  ],
];

function withMeasure({ statement, lexicon }: Asking): Draft[] {
  const { lead } = statement;
  const clause = statement.clause.replace(/, (?!\d).*$|;.*$/u, '');
  for (const [pattern, question] of measures) {
    const [, before = '', verb = '', amount = ''] = pattern.exec(clause) ?? [];
    const subject = amount && subjectIn(before);
    if (!subject || isBare(subject)) continue;
    return [
      {
        kind: 'quantity',
        question: afterLead(lead, question(verb, inside(subject, lexicon))),
        answer: asTerm(amount),
      },
    ];
  }
  return [];
}

const countedFirst =
  /^((?:(?:cerca de|aproximadamente|mais de|quase) )?(?:\d{1,3}(?:\.\d{3})+|\d+)(?: mil(?:hões)?(?: de)?)?) (\p{Ll}{3,}s) ((?:foram|são|estão|morreram|ficaram|participaram|\p{Ll}+aram) [^,;]{4,90})$/iu;

/** "Cerca de 461 pessoas foram deportadas para o Acre." */
function withCountFirst({ statement }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, number = '', noun = '', rest = ''] = countedFirst.exec(clause) ?? [];
  if (!noun || units.test(noun) || !hasPlainGender(noun) || pointsOutside(rest)) return [];
  const question = afterLead(lead, `Quant${isFeminine(noun) ? 'as' : 'os'} ${noun} ${rest}?`);
  return [{ kind: 'quantity', question, answer: asTerm(`${number} ${noun}`) }];
}

const divided = new RegExp(
  `^(.{2,110}?) (divide-se|dividem-se|se divide|se dividem|(?:é|são|foi|foram|(?:pode|podem|costuma|costumam) ser) (?:sub)?(?:dividid|classificad|agrupad|separad|organizad)[oa]s?) em (${numeral}) (\\p{Ll}{3,}s(?: \\p{Ll}+s)?)$`,
  'u',
);

/** "Em quantas partes se divide a obra?" from "A obra divide-se em três partes". */
function withDivision({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, before = '', verb = '', number = '', things = ''] = divided.exec(clause) ?? [];
  const subject = things && subjectIn(before);
  const [noun = ''] = wordsOf(things);
  if (!subject || isBare(subject) || !hasPlainGender(noun)) return [];
  const thing = inside(subject, lexicon);
  const asks = `Em quant${isFeminine(noun) ? 'as' : 'os'} ${things}`;
  const question = verb.endsWith('-se')
    ? `${asks} se ${verb.slice(0, -3)} ${thing}?`
    : `${asks} ${thing} ${verb}?`;
  return [{ kind: 'quantity', question: afterLead(lead, question), answer: asTerm(`${number} ${noun}`) }];
}

/** "Quantos …?", "Que porcentagem …?", "A que temperatura …?" and other amounts. */
export function askQuantity(asking: Asking): Draft[] {
  if (asking.statement.lead && pointsOutside(asking.statement.lead)) return [];
  if (wordsOf(asking.statement.clause).length > 45) return [];
  for (const ask of [withShare, withDivision, withMeasure, withCountFirst, withCount]) {
    const drafts = ask(asking);
    if (drafts.length > 0) return drafts;
  }
  return [];
}

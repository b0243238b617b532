import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { mainClause } from './ask-cause.ts';
import { withoutSecondVerb } from './ask-definition.ts';
import {
  asSentence,
  asTerm,
  inside,
  isFeminine,
  withoutBrackets,
  withPreposition,
  withProclisis,
} from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const newClause =
  /(?:;|, (?:o que|como (?:estabelece|afirma|mostra|prevê)|enquanto|mas|porém|além d|pois|já que|e [oa]s? )| quando | e [oa]s? \p{L}+ (?:é|são) ).*$/u;

/** Verbs with the preposition that their complement begins with, and how one asks for it. */
const governed: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,110}?) (depende|dependem|dependia) (d[aeo]s? .{3,})$/u, 'De que'],
  [
    /^(.{2,110}?) (resulta|resultam|resultou|decorre|decorrem|decorreu|deriva|derivam) (d[aeo]s? .{3,})$/u,
    'De que',
  ],
  [/^(.{2,110}?) (é uma aplicação|são aplicações) (d[aeo]s? .{6,})$/u, 'De que'],
  [/^(.{2,110}?) (gozam?) (d[aeo]s? .{6,})$/u, 'De que'],
  [/^(.{2,110}?) ((?:é|são) (?:direta|inversa)mente proporciona(?:l|is)) ((?:ao?s?|à|às) .{3,})$/u, 'A que'],
  [/^(.{2,110}?) (trata|tratam) (d[aeo]s? .{6,})$/u, 'De que'],
  [/^(.{2,110}?) (é igual|são iguais|equivale|equivalem) ((?:ao?s?|à|às) .{3,})$/u, 'A que'],
  [/^(.{2,110}?) (liga-se|ligam-se|opõe-se|opõem-se) ((?:ao?s?|à|às) .{3,})$/u, 'A que'],
  [
    /^(.{2,110}?) (baseia-se|baseiam-se|baseava-se|apoia-se|se apoia|se apoiam) ((?:em|n[oa]s?|n?uma?) .{3,})$/u,
    'Em que',
  ],
  [/^(.{2,110}?) (ocorrerá|ocorrerão|se dará|se darão|se fará|se farão) (com [oa]s? .{3,})$/u, 'Com que'],
  [/^(.{2,110}?) (funcionam?) com base ((?:em|n[oa]s?|n?uma?) .{3,})$/u, 'Com base em que'],
];
/** "De duas ações: …": which, is cut. */
const announcing = /(?:dois|duas|três|quatro) \p{L}+:/u;
const ruled =
  /^(.{2,110}?) ((?:é|são|era|eram) (?:obrigatóri|proibid|facultativ|permitid|vedad|dispensad|admitid|cabíve)(?:[oa]s?|l|is)) ((?:antes|depois|em|n[oa]s?|diante|após|entre) .{4,})$/u;
const unit = '(?:anos?|dias?|meses|m[eê]s|horas?|minutos?|semanas?|segundos?)(?: úteis| corridos)?';
const number =
  '(?:\\d+(?:,\\d+)?|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|dezoito|vinte|trinta|quarenta e oito|noventa)';
const term = new RegExp(
  `^(.{8,150}?) (no prazo (?:máximo )?de|em até|em|por|durante) ((?:cerca de |até )?${number} ${unit}(?: contad[oa]s? d[aeo]s? [^,]+)?)(,.*)?$`,
  'u',
);

/** ", salvo disposição em contrário", ", podendo ser prorrogado": without it a term is not the rule. */
const condition =
  /^[,;] (?:quando|se|caso|salvo|exceto|ressalvad[oa]s?|desde que|a menos|a contar|contad[oa]s?|podendo|prorrog\p{L}+|não podendo|independentemente) /u;

function ofVerb({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  for (const [pattern, asks] of governed) {
    const [, before = '', verb = '', after = ''] = pattern.exec(clause) ?? [];
    const subject = after && subjectIn(before);
    const told = withoutSecondVerb(after.replace(newClause, ''));
    if (/^trata/u.test(verb) && /^[oa]s? \p{Lu}+$/u.test(subject || '')) continue;
    if (
      !subject ||
      isBare(subject) ||
      pointsOutside(told) ||
      announcing.test(told) ||
      wordsOf(told).length < (asks === 'Com que' ? 2 : 3)
    )
      continue;
    const asked = verb.endsWith('-se') ? `se ${verb.slice(0, -3)}` : verb;
    const question = afterLead(lead, `${asks} ${asked} ${inside(subject, lexicon)}?`);
    return [{ kind: 'manner', question, answer: asTerm(told) }];
  }
  return [];
}

function ofRule({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, before = '', rule = '', cases = ''] = ruled.exec(clause) ?? [];
  const subject = cases && subjectIn(before);
  if (!subject || isBare(subject) || pointsOutside(cases)) return [];
  const question = afterLead(lead, `Em que casos ${inside(subject, lexicon)} ${rule}?`);
  return [{ kind: 'cause', question, answer: asTerm(cases) }];
}

function ofTerm(asking: Asking): Draft[] {
  const [, before = '', link = '', time = '', more = ''] = term.exec(asking.statement.clause) ?? [];
  const main = before && hasVerb(before) && mainClause(before, asking);
  if (!main || /(?:há|desde|cada)$| (?:quem|que) /u.test(before)) return [];
  const asks = /^no prazo/u.test(link)
    ? 'Em que prazo'
    : /^em/u.test(link)
      ? 'Em quanto tempo'
      : 'Por quanto tempo';
  const answer = condition.test(more) ? asSentence(`${time}${more}`) : asTerm(time);
  return [{ kind: 'quantity', question: `${asks} ${withProclisis(main)}?`, answer }];
}

const owedTime = new RegExp(
  `^É de (${number} ${unit}) ((?:o prazo|a pena|o limite) (?:para|de) .{6,}?)(, contad[oa]s? .+)?$`,
  'u',
);
const having =
  /^(.{3,90}?) (?:tem|têm|terá|terão|possui) (validade|duração|prazo|custo|vigência) (?:de )?((?:até |cerca de |no máximo )?\d[^,;]*|O\([^)]+\))([,;] .*)?$/u;

/** "Qual é o prazo para …?" from "É de dez dias o prazo para …"; "Qual é a validade de …?" from "… terá validade de …". */
function ofMeasure({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, time = '', what = '', from = ''] = owedTime.exec(clause) ?? [];
  if (time && !pointsOutside(what))
    return [{ kind: 'role', question: `Qual é ${what}?`, answer: asTerm(`${time}${from}`) }];
  const [, before = '', measure = '', amount = '', more = ''] = having.exec(clause) ?? [];
  const subject = amount && !lead && subjectIn(before);
  if (!subject || isBare(subject)) return [];
  const question = `Qual é ${isFeminine(measure) ? 'a' : 'o'} ${measure} ${withPreposition('de', inside(subject, lexicon))}?`;
  const told = withoutBrackets(amount);
  const answer = condition.test(more) ? asSentence(`${told}${more}`) : asTerm(told);
  return [{ kind: 'role', question, answer }];
}

/** "De que depende …?", "A que é igual …?", "Em que casos …?", "Em que prazo …?" */
export function askComplement(asking: Asking): Draft[] {
  const { lead } = asking.statement;
  if (lead && pointsOutside(lead)) return [];
  for (const ask of [ofVerb, ofRule, ofTerm, ofMeasure]) {
    const drafts = ask(asking);
    if (drafts.length > 0) return drafts;
  }
  return [];
}

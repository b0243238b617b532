import { hasMainVerb, hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { isTitled, withoutSecondVerb } from './ask-definition.ts';
import { readEnumeration } from './enumeration.ts';
import { asSentence, capitalized, inside, insideEvent, withoutPreposition, withProclisis } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, isOwnClause, pointsOutside, subjectIn } from './subject.ts';

const because =
  /^(.{10,200}?),? (porque|pois|já que|visto que|uma vez que|devido (?:ao?s?|à|às)|por causa d[aeo]s?|em razão d[aeo]s?|em virtude d[aeo]s?|em decorrência d[aeo]s?|graças (?:ao?s?|à|às)) (.{6,})$/u;
const pointing =
  /^(?:iss?to|isso|esse fenômeno|este fenômeno|esse processo|esse fato|tal fato|tal fenômeno) (?:ocorre|acontece|se deve|deve-se|se dá|dá-se|é possível)(?: (porque|devido (?:ao?s?|à|às)|por causa d[aeo]s?|em razão d[aeo]s?|graças (?:ao?s?|à|às))| ((?:ao?|à|às|aos) fato de)| ((?:ao?s?|à|às))) (.{6,})$/iu;
const unfit = /(?<!\p{L})(?:não só|senão|exceto|salvo|tanto|talvez|seja|ou|mas|isso|cujo)$/iu;
const newClause = /(?:;|, (?:o que|enquanto|mas|porém|além d|e (?:[oa]s?|por isso|para|em|n[oa]s?) )).*$/u;

/** "O comerciante que dá o troco", "introduzido no Brasil": no clause, unless a known verb follows. */
const verbless = / que |^\p{L}+[ai]d[oa]s? /iu;

/** A main clause without its apposition and with its leading adverbial at the end; null when it is no such clause. */
export function mainClause(clause: string, { statement, lexicon }: Asking): string | null {
  const commas = clause.split(',').length - 1;
  const plain = commas === 2 ? clause.replace(/^([^,]+), [^,]+, /u, '$1 ') : clause;
  if (
    plain.includes(',') ||
    unfit.test(plain) ||
    !isOwnClause(plain) ||
    (verbless.test(plain) && !hasMainVerb(plain))
  )
    return null;
  const words = wordsOf(plain);
  if (words.length > 22 || / (?:porque|pois|se|quando|embora) /u.test(plain)) return null;
  const { lead } = statement;
  if (isTitled.test(clause)) return plain;
  if (lead && (pointsOutside(lead) || lead.split(' ').length > 7)) return null;
  return lead ? `${insideEvent(plain, lexicon)} ${inside(lead, lexicon)}` : insideEvent(plain, lexicon);
}

function reasonFor(link: string, reason: string): string {
  const cut = reason.replace(newClause, '');
  const isClause = /^(?:porque|pois|já que|visto que|uma vez que)$/u.test(link);
  return asSentence(`${isClause ? 'Porque' : capitalized(link)} ${cut}`);
}

function withReason(asking: Asking): Draft[] {
  const { clause } = asking.statement;
  const [, before = '', link = '', after = ''] = because.exec(clause) ?? [];
  if (!after || wordsOf(after).length < 2 || /^(?:quê|isso|disso|ele|ela)$/iu.test(after)) return [];
  const main = mainClause(before, asking);
  return main
    ? [{ kind: 'cause', question: `Por que ${withProclisis(main)}?`, answer: reasonFor(link, after) }]
    : [];
}

/** "Isso ocorre porque …" answers the question that the sentence before it raises. */
function withReasonApart(asking: Asking): Draft[] {
  const { sentence, clause } = asking.statement;
  const { previous } = sentence;
  const [, link, fact, to, after = ''] = pointing.exec(clause) ?? [];
  if (!after || !previous || sentence.opens) return [];
  const before = previous.text.replace(/[.!…\s]+$/u, '');
  const main = mainClause(before, { ...asking, statement: { ...asking.statement, lead: null } });
  if (!main || wordsOf(before).length > 18 || /[?:]$/.test(before)) return [];
  const answer = reasonFor(link ?? (fact ? `devido ${fact}` : `devido ${to ?? 'a'}`), after);
  return [{ kind: 'cause', question: `Por que ${withProclisis(main)}?`, answer, source: previous.source }];
}

const verbs =
  /^(.{3,140}?) (causa|causam|causou|causaram|provoca|provocam|provocou|provocaram|ocasiona|ocasionam|ocasionou|gera|geram|gerou|geraram|acarreta|acarretam|acarretou|desencadeia|desencadeiam|desencadeou|desencadearam|leva|levam|levou|levaram|resulta|resultam|resultou|resultaram|origina|originam|originou) ((?:em |n[ao]s? |ao?s? |à |às |os? |uma? )?\S.{2,})$/u;
const singularOf: readonly (readonly [RegExp, string])[] = [
  [/aram$/u, 'ou'],
  [/am$/u, 'a'],
];
const passive =
  /^(.{3,110}?) (é|são|foi|foram) (?:\p{L}+mente )?(causad|provocad|ocasionad|desencadead|gerad|originad)[oa]s? ((?:por|pel[oa]s?) .{3,})$/u;
const active: Record<string, readonly [string, string]> = {
  causad: ['causa', 'causou'],
  provocad: ['provoca', 'provocou'],
  ocasionad: ['ocasiona', 'ocasionou'],
  desencadead: ['desencadeia', 'desencadeou'],
  gerad: ['gera', 'gerou'],
  originad: ['origina', 'originou'],
};

function withCausingVerb({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  const [, effect = '', be = '', participle = '', agent = ''] = passive.exec(clause) ?? [];
  const suffered = agent && subjectIn(effect);
  if (suffered && !isBare(suffered)) {
    const [present = '', past = ''] = active[participle] ?? [];
    const verb = be.startsWith('f') ? past : present;
    const question = `O que ${verb} ${inside(suffered, lexicon)}?`;
    return [
      {
        kind: 'cause',
        question: afterLead(lead, question),
        answer: asSentence(
          withoutPreposition(withoutSecondVerb(agent.replace(newClause, ''))).replace(
            /(?<=, | e )(?:por|pel(?=[oa]s? ))(?: |(?=[oa]))/gu,
            '',
          ),
        ),
      },
    ];
  }
  const [, before = '', verb = '', after = ''] = verbs.exec(clause) ?? [];
  const subject = after && !/ (?:é|são|nem|não|sempre)$/u.test(before) && subjectIn(before);
  if (!subject || isBare(subject) || /^cada /iu.test(subject) || /^(?:e|d[aeo]s?) /u.test(after)) return [];
  const listed = readEnumeration(after) ? after : after.replace(/[,;:].*$/u, '');
  const result = listed.replace(/ (?:quando|se|porque|pois|devido) .*$/u, '');
  if (wordsOf(result).length > 14 || hasVerb(result) || pointsOutside(result) || isBare(result)) return [];
  if (/^(?:leva|levam|levou|levaram)$/u.test(verb) && !/^(?:ao?s?|à|às) /u.test(result)) return [];
  if (/^(?:resulta|resultou)/u.test(verb) && !/^(?:em|n[oa]s?|numa?) (?=\p{Ll})/u.test(result)) return [];
  if (
    !/^(?:ao?s?|à|às|em|n[oa]s?|n?uma?|os?|as?|uma?)$/u.test(wordsOf(result)[0] ?? '') &&
    wordsOf(result).length < 2 &&
    lexicon.isName(result)
  )
    return [];
  const ending = singularOf.find(([pattern]) => pattern.test(verb));
  const single = ending ? verb.replace(ending[0], ending[1]) : verb;
  return [
    { kind: 'cause', question: afterLead(lead, `O que ${single} ${result}?`), answer: asSentence(subject) },
  ];
}

const when =
  /^(.{3,110}?) (ocorre|ocorrem|acontece|acontecem|surge|surgem|se forma|se formam|forma-se|há|aumenta|aumentam|diminui|diminuem|(?:é|são|será|fica|ficam) \p{L}+|começa|começam|termina|terminam|ferve|congela) (quando .{8,})$/u;

function withCondition({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, before = '', verb = '', after = ''] = when.exec(clause) ?? [];
  const subject = after && subjectIn(before);
  if (!subject || isBare(subject) || (lead && pointsOutside(lead))) return [];
  const isChange = /^(?:aumenta|diminu)| /u.test(verb) && !/^se /u.test(verb);
  const thing = inside(subject, lexicon);
  const question = withProclisis(isChange ? `Quando ${thing} ${verb}?` : `Quando ${verb} ${thing}?`);
  const condition = after.replace(/(?:,| e) [^,]{0,40}quando .*$/u, '');
  return [{ kind: 'cause', question: afterLead(lead, question), answer: asSentence(condition) }];
}

/** "Por que …?", "O que causa …?" and "Quando ocorre …?". */
export function askCause(asking: Asking): Draft[] {
  for (const ask of [withReasonApart, withReason, withCausingVerb, withCondition]) {
    const drafts = ask(asking);
    if (drafts.length > 0) return drafts;
  }
  return [];
}

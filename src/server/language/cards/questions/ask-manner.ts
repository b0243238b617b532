import { firstVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { withoutSecondVerb } from './ask-definition.ts';
import { asSentence, asTerm, inside, insideEvent } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const done =
  /^(.{2,110}?) ((?:é|são|era|eram|pode ser|podem ser) (?:\p{L}+mente )?(?:calculad|obtid|medid|determinad|transmitid|representad|express|indicad|eleit|escolhid|adquirid|diagnosticad|contraíd|formulad|feit|realizad|tratad|preparad)[oa]s?) ((?:por|pel[oa]s?|através|a partir|por meio|mediante|com|dividindo|multiplicando|somando) .{5,})$/u;
const going =
  /^(.{2,110}?) (se propagam?|propagam?-se|se reproduz(?:em)?|reproduz(?:em)?-se|se transmitem?|transmitem?-se|se locomovem?|locomovem?-se|respiram?|se formam?|formam?-se|se dará|se darão|se fará|se farão) ((?:por|pel[oa]s?|através|a partir|por meio|mediante|com) .{5,})$/u;

/** "Pelo presidente e aprovados pelo Senado": of two things done, one is asked. */
const isDoneTwice = / e \p{L}+[ai]d[oa]s? p/u;

/** "Pelos átrios, segue pelo feixe": what else it does. */
const goesOn = (manner: string) =>
  manner.split(', ').some((part, at) => at > 0 && firstVerb(wordsOf(part)) === 0);

/** Who does it, not how. */
const isAgent = /^pel[oa]s? (?:\p{Lu}|mais )/u;

const defined =
  /^(.{2,80}?) (define|definem|definiu|definia|considera|considerava|entende|entendia|concebe|concebia|descreve|descreveu|caracteriza) ((?:os?|as?) [^,]{2,60}?) (como .{5,})$/u;

/** "Como Max Weber definiu a ação social?" */
function byAuthor({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, before = '', verb = '', object = '', after = ''] = defined.exec(clause) ?? [];
  const subject = after && subjectIn(before);
  if (!subject || isBare(subject) || isBare(object) || pointsOutside(object)) return [];
  const author = insideEvent(`${subject} ${verb}`, lexicon);
  return [
    { kind: 'manner', question: afterLead(lead, `Como ${author} ${object}?`), answer: asSentence(after) },
  ];
}

/** "Como é calculada …?", "Como se propaga …?" */
export function askManner({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  for (const pattern of [done, going]) {
    const [, before = '', verb = '', after = ''] = pattern.exec(clause) ?? [];
    const subject = after && subjectIn(before);
    const manner = withoutSecondVerb(
      after.replace(/(?:;|, (?:enquanto|mas|porém|e [oa]s? |que |o que |n[oa]s? qua)).*$/u, ''),
    );
    if (
      !subject ||
      isBare(subject) ||
      pointsOutside(manner) ||
      isDoneTwice.test(manner) ||
      goesOn(manner) ||
      isAgent.test(manner)
    )
      continue;
    const asked = verb.endsWith('-se') ? `se ${verb.slice(0, -3)}` : verb;
    return [
      {
        kind: 'manner',
        question: afterLead(lead, `Como ${asked} ${inside(subject, lexicon)}?`),
        answer: asTerm(manner),
      },
    ];
  }
  return byAuthor({ statement, lexicon });
}

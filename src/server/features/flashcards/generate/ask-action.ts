import { wordsOf } from './fold.ts';
import { asSentence, inside } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';
import { isVerb } from './verbs.ts';

const stems =
  'produz|transport|armazen|sintetiz|regul|control|proteg|absorv|liber|secret|realiz|estud|analis|investig|garant|defin|determin|estabelec|defend|exig|proíb|permit|indic|express|execut|declar|retorn|devolv|filtr|bombei|elimin|assegur|prev|ved|convert|transform|descrev|mostr|demonstr|afirm|represent|receb|fornec|promov|imped|evit|julg|elabor|aprov|fiscaliz|substitu|qualific|modific|conserv|abord|propõ|mant|preserv|ocup|favorec|estimul';
const third: Record<string, readonly [string, string]> = {
  produz: ['', 'em'],
  prev: ['ê', 'eem'],
  substitu: ['i', 'em'],
  propõ: ['e', 'em'],
  mant: ['ém', 'êm'],
};
const inE =
  /^(?:proteg|absorv|garant|estabelec|defend|exig|proíb|permit|devolv|convert|descrev|receb|fornec|promov|imped|favorec)$/;
const forms = stems.split('|').flatMap((stem) => {
  const [one, many] = third[stem] ?? (inE.test(stem) ? ['e', 'em'] : ['a', 'am']);
  return [stem + one, stem + many];
});
const acting = new RegExp(
  `^(.{2,90}?) (${forms.join('|')}) ((?:os?|as?|uma?s?|uns|que |todo|toda|\\p{Ll}{4,}).{4,})$`,
  'u',
);

/** The object, up to where the sentence turns to something else. */
function objectIn(after: string): string {
  const cut = after.replace(
    /(?:;|:|, (?:enquanto|mas|porém|pois|porque|o que|já|e [oa]s? |sendo|que |além|de modo|de forma|fazendo|permitindo|gerando|formando|como |principalmente|quando|se )).*$/u,
    '',
  );
  const words = cut.split(' ');
  const next = words.findIndex((word, at) => at > 0 && word === 'e' && isVerb(words[at + 1] ?? '', 'e'));
  return next > 0 ? words.slice(0, next).join(' ') : cut;
}

/** "O que os ribossomos produzem?" from plain statements of what something does. */
export function askAction({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  const [, before = '', verb = '', after = ''] = acting.exec(clause) ?? [];
  const subject = after && subjectIn(before);
  if (!subject || isBare(subject)) return [];
  const object = objectIn(after);
  const words = wordsOf(object);
  if (
    words.length < 2 ||
    words.length > 32 ||
    /^(?:com|como|quando|se|por|em|para|entre|sobre|muito|bem|mais|apenas|sempre|através|ainda|também|\p{L}+mente)(?!\p{L})/u.test(
      object,
    )
  )
    return [];
  if (/^(?:representam?|ocupam?) /u.test(`${verb} `) && /%|por cento/u.test(object)) return [];
  return [
    {
      kind: 'action',
      question: afterLead(lead, `O que ${inside(subject, lexicon)} ${verb}?`),
      answer: asSentence(object),
    },
  ];
}

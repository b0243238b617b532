import { wordsOf } from '#server/language/text/words.ts';
import { asSentence, inside, withPreposition } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

type Wording = (parts: { subject: string; be: string; middle: string }) => string;

const patterns: readonly (readonly [RegExp, Wording, string])[] = [
  [
    /^(?<subject>.{2,110}?) (?<be>serve|servem|serviam|servia) (?:principalmente )?(?<answer>(?:para|de|como) .{4,})$/u,
    ({ subject, be }) => `Para que ${be} ${subject}?`,
    'para ',
  ],
  [
    /^(?<subject>.{2,110}?) (?<be>é|são|era|eram|foi|foram) (?:\p{L}+mente )?(?<middle>usad[oa]s?|utilizad[oa]s?|empregad[oa]s?|exigid[oa]s?|indicad[oa]s?|necessári[oa]s?|criad[oa]s?|recomendad[oa]s?) (?:\p{L}+mente )?(?<answer>para .{4,})$/u,
    ({ subject, be, middle }) => `Para que ${be} ${middle} ${subject}?`,
    'para ',
  ],
  [
    /^(?<subject>.{2,110}?) (?<be>tem|têm|tinha|tinham|teve|tiveram|possui|possuem|possuía|exerce|exercem|exercia|desempenha|desempenham)(?: como| por)? (?:a |o |principal |sua principal )*(?<middle>função|papel|objetivo|finalidade|missão|propósito)(?: principal| básica)? (?<answer>(?!d[ao]s? |fundamental|importante|essencial|na |no |muito|em ).{4,})$/u,
    ({ subject, be, middle }) =>
      `Qual ${/^(?:tinha|possuía|exercia)/u.test(be) ? 'era' : /^tive?/u.test(be) && be !== 'tem' ? 'foi' : 'é'} ${/^(?:função|finalidade|missão)$/u.test(middle) ? 'a' : 'o'} ${middle} ${withPreposition('de', subject)}?`,
    '',
  ],
  [
    /^(?<subject>.{2,110}?) (?<be>é|são|era|eram) (?:também |os? |as? )?(?:principa(?:l|is) )?(?<answer>responsáve(?:l|is) (?:por|pel[oa]s?) .{4,})$/u,
    ({ subject, be }) =>
      `Qual ${be.startsWith('e') ? 'era' : 'é'} a função ${withPreposition('de', subject)}?`,
    'be',
  ],
];
const cut =
  /(?:;|: (?=\p{Lu})|, (?:enquanto|mas|porém|além de|e (?:é|são|tem|têm|está|estão|fica|ficam|[oa]s? \p{L}+ (?:é|são)) )).*$/u;

/** "Para que serve …?" and "Qual é a função de …?". */
export function askFunction({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  for (const [pattern, wording, start] of patterns) {
    const { subject: before = '', be = '', middle = '', answer = '' } = pattern.exec(clause)?.groups ?? {};
    const subject = answer && subjectIn(before);
    if (!subject || isBare(subject) || !answer.startsWith(start === 'para ' ? start : '')) continue;
    const plain = answer.replace(cut, '').replace(/,? e \p{Ll}{3,}m (?:[oa]s?|uma?) .*$/u, '');
    if (wordsOf(plain).length < 2) continue;
    return [
      {
        kind: 'function',
        question: afterLead(lead, wording({ subject: inside(subject, lexicon), be, middle })),
        answer: asSentence(
          start === 'be' ? `${be} ${plain}` : plain.replace(/^de (?=\p{L}+[aeio]r(?!\p{L}))/u, ''),
        ),
      },
    ];
  }
  return [];
}

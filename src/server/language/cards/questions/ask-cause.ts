import { hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { isTitled } from './ask-definition.ts';
import { asSentence, capitalized, inside, insideEvent, withProclisis } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, isOwnClause, pointsOutside, subjectIn } from './subject.ts';

const because =
  /^(.{10,200}?),? (porque|pois|já que|visto que|uma vez que|devido (?:ao?s?|à|às)|por causa d[aeo]s?|em razão d[aeo]s?|em virtude d[aeo]s?|em decorrência d[aeo]s?|graças (?:ao?s?|à|às)) (.{6,})$/u;
const pointing =
  /^(?:iss?to|isso|esse fenômeno|este fenômeno|esse processo|esse fato|tal fato|tal fenômeno) (?:ocorre|acontece|se deve|deve-se|se dá|dá-se|é possível)(?: (porque|devido (?:ao?s?|à|às)|por causa d[aeo]s?|em razão d[aeo]s?|graças (?:ao?s?|à|às))| ((?:ao?|à|às|aos) fato de)| ((?:ao?s?|à|às))) (.{6,})$/iu;
const unfit = /(?<!\p{L})(?:não só|senão|exceto|salvo|tanto|talvez|seja|ou|mas|isso|cujo)$/iu;
const newClause =
  /(?:;|, (?:e \p{L}+ porque|o que|enquanto|mas|porém|além d|e (?:[oa]s?|por isso|para|em|n[oa]s?) )).*$/u;

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

const when =
  /^(.{3,110}?) (ocorre|ocorrem|acontece|acontecem|surge|surgem|se forma|se formam|forma-se|há|aumenta|aumentam|diminui|diminuem|(?:é|são|será|fica|ficam) \p{L}+|começa|começam|termina|terminam|ferve|congela|(?:está|estão) em [^,]{4,40}?) (quando .{8,})$/u;

function withCondition({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, before = '', verb = '', after = ''] = when.exec(clause) ?? [];
  const subject = after && subjectIn(before);
  if (!subject || isBare(subject) || / que /u.test(subject) || (lead && pointsOutside(lead))) return [];
  const isChange = /^(?:aumenta|diminu|est)| /u.test(verb) && !/^se /u.test(verb);
  const thing = inside(subject, lexicon);
  const question = withProclisis(isChange ? `Quando ${thing} ${verb}?` : `Quando ${verb} ${thing}?`);
  const condition = after.replace(
    /(?:,| e) [^,]{0,40}quando .*$|, (?:situação|momento|caso) (?:em que|n[oa] qual) .*$/u,
    '',
  );
  return [{ kind: 'cause', question: afterLead(lead, question), answer: asSentence(condition) }];
}

const isWhen = /^((?:[OA] )?\p{L}[^,]{2,60}) é (quando .{10,})$/u;

/** "Hiperinflação é quando …" tells in what case it is met. */
function withCase({ statement, lexicon }: Asking): Draft[] {
  const [, before = '', after = ''] = isWhen.exec(statement.clause) ?? [];
  const subject = after && !statement.lead && subjectIn(before);
  if (!subject || isBare(subject) || pointsOutside(after)) return [];
  const thing = inside(subject, lexicon).replace(/^[oa] /u, '');
  const answer = asSentence(
    after.replace(/(?:;|,) (?:ess[ea]|iss?o|ist?o|mas|e|não|né|tá)(?!\p{L}).*$/u, ''),
  );
  return [{ kind: 'cause', question: `Quando há ${thing}?`, answer }];
}

/** "Por que …?" and "Quando ocorre …?". What causes a thing is not asked: there is mostly more than what one text tells. */
export function askCause(asking: Asking): Draft[] {
  for (const ask of [withReasonApart, withReason, withCondition, withCase]) {
    const drafts = ask(asking);
    if (drafts.length > 0) return drafts;
  }
  return [];
}

import type { Lexicon } from '#server/language/text/lexicon.ts';
import { weakNouns } from '#server/language/text/stop-words.ts';
import { firstVerb, hasVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { takesObject } from './acting-verbs.ts';
import { withoutSecondVerb } from './ask-definition.ts';
import { isPerson, isPlaceName } from './people.ts';
import { asSentence, inside, insideEvent, isFeminine, isPlural } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const becoming = /^(?:transform|convert)(?:a|am|ou|aram|e|em|eu|eram)$/u;
const duty =
  /^((?:compete|cabe|incumbe)(?: privativamente| exclusivamente)? (?:ao?s?|à|às) [^,]{3,90}?) ((?:os?|as?|\p{L}{2,}[aeio]r) .{4,})$/iu;
const turn =
  /(?:;|, (?:ou seja|isto é|enquanto|mas|porém|pois|porque|o que|já|e [oa]s? |sendo|que |além|de modo|de forma|\p{L}+ndo |como |principalmente|quando|se )| (?:quando|porque|pois|enquanto) ).*$/u;
const adverbial =
  /^(?:desde|antes|durante|após|hoje|até|sem|com|como|quando|se|por|em|para|entre|sobre|muito|bem|mais|menos|apenas|sempre|através|ainda|também|quase|tanto|\p{L}+mente)(?!\p{L})/u;

/** "Programas e muda o sistema": what else it does. */
const secondDeed =
  /,? e (?!(?:contra|para|sobre|entre|como|durante|onde|desde|que|toda|cada|nem|uma)(?!\p{L}))\p{Ll}{2,}(?:a|e|am|em) (?:[oa]s?|uma?) .*$/u;
const quantified = /^(?:tod[oa]s?|cada|qualquer|pouc[oa]s?|diversos|diversas) /iu;

/** The object, up to where the sentence turns to something else; null when that can't be told. */
function objectIn(after: string): string | null {
  const words = after.replace(turn, '').split(' ');
  if (/ e [oa]s? \p{L}+ que /u.test(words.join(' '))) return null;
  const relative = words.findIndex((word) => /^(?:que|onde|qual|quais|cuj[oa]s?|se|como)$/u.test(word));
  const verb = words.findIndex((word, at) => at > 0 && isVerb(word.replace(/[,:]$/u, ''), words[at - 1]));
  if (verb < 0 || (relative >= 0 && relative < verb)) return words.join(' ');
  const and = words.lastIndexOf('e', verb);
  return and > 0 ? words.slice(0, and).join(' ') : null;
}

function ofDuty({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  const [, owing = '', owed = ''] = duty.exec(clause) ?? [];
  if (!owed || pointsOutside(owing)) return [];
  const question = afterLead(lead, `O que ${inside(owing, lexicon)}?`);
  return [{ kind: 'action', question, answer: asSentence(owed) }];
}

/** The clause around its first verb, when that is one that takes an object. */
function aroundVerb(clause: string): readonly [string, string, string] | null {
  const [start = '', apposition, ...rest] = clause.split(', ');
  const isApposed =
    firstVerb(start.split(' ')) < 0 &&
    [0, 1].includes(firstVerb((rest[0] ?? '').split(' '))) &&
    apposition !== undefined &&
    rest.length > 0 &&
    /^\p{Ll}/u.test(rest[0] ?? '');
  const plain = isApposed ? `${start} ${rest.join(', ')}` : clause;
  const words = plain.split(' ');
  const at = firstVerb(words);
  // "A cláusula expressa opera": the first may be an adjective.
  if (at < 1 || isVerb(words[at + 1] ?? '', 'e')) return null;
  const [before, verb, after] = [
    words
      .slice(0, at)
      .join(' ')
      .replace(/ (?:também|ainda|já|só)$/u, ''),
    words[at] ?? '',
    words
      .slice(at + 1)
      .join(' ')
      .replace(/^apenas (?=[oa]s? )/u, ''),
  ];
  return takesObject(verb, after) ? [before, verb, after] : null;
}

/** "Os dois pontos", of those told before. */
const several = /^[oa]s (?:dois|duas|três|quatro) /iu;
/** "Advertir, suspender", cut before its last. */
const cutList = /^\p{L}+[aei]r, \p{L}+[aei]r (?!.* e )/iu;
const determined = /^(?:[oa]|uma?|todo|toda|cada|qualquer|nenhuma?) /u;
const quantifier = /^(?:tod|cert|outr|algu|muit|vári|pouc|diferent)/u;

/** The subject inside a question: a bare plural gets the article that speech would give it. */
function doerOf(subject: string, verb: string, lexicon: Lexicon): string {
  const event = insideEvent(`${subject} ${verb}`, lexicon).slice(0, subject.length);
  const named = subject.includes(' ') ? inside(subject, lexicon) : event;
  const [noun = ''] = named.split(' ');
  const isBarePlural = /^\p{Ll}{4,}$/u.test(noun) && isPlural(noun) && !quantifier.test(noun);
  return isBarePlural ? `${isFeminine(noun) ? 'as' : 'os'} ${named}` : named;
}

/** "O que os ribossomos produzem?" from plain statements of what something does, never of what somebody did once. */
export function askAction(asking: Asking): Draft[] {
  const found = ofClause(asking, asking.statement.clause);
  const second = secondClause(asking.statement.clause);
  return second ? [...found, ...ofClause(asking, second)] : found;
}

const turning = /^(?:que|qual|quais|onde|cuj[oa]s?|se|quando|porque|pois|como|embora|para)$/u;

/** "A secretina é liberada pelo duodeno e estimula o pâncreas" makes "A secretina estimula o pâncreas". */
function secondClause(clause: string): string | null {
  if (/[,;:]/u.test(clause)) return null;
  const words = clause.split(' ');
  const first = firstVerb(words);
  const and = words.findIndex(
    (word, at) => at > first + 1 && word === 'e' && isVerb(words[at + 1] ?? '', 'e') && at > 0,
  );
  if (first < 1 || and < 0 || words.slice(0, and).some((word) => turning.test(word))) return null;
  return [...words.slice(0, first), ...words.slice(and + 1)].join(' ');
}

function ofClause(asking: Asking, clause: string): Draft[] {
  const { lead } = asking.statement;
  if (lead && pointsOutside(lead)) return [];
  const duties = clause === asking.statement.clause ? ofDuty(asking) : [];
  const [before = '', verb = '', after = ''] = aroundVerb(clause) ?? [];
  const subject = after && subjectIn(before);
  const whole = objectIn(withoutSecondVerb(after));
  if (subject && several.test(subject)) return duties;
  if (duties.length > 0 || !subject || isBare(subject) || quantified.test(subject) || !whole) return duties;
  // Of an enumeration, the first is not the answer.
  if (!/ e /u.test(whole) && /, [oa]s? /u.test(whole)) return duties;
  const object = whole.replace(secondDeed, '');
  const words = wordsOf(object);
  if (words.length > 32 || object.length < 4 || adverbial.test(object) || isBare(object)) return [];
  const [article = '', head = ''] = words;
  const isMany = /^[oa]s /iu.test(doerOf(subject, verb, asking.lexicon)) && !/ e /u.test(subject);
  const isSeveral = isMany || /^\p{L}+s$/u.test(subject);
  if (isSeveral && !/(?:m|ão)$/u.test(verb)) return [];
  const isSlight = /^(?:[oa]s? )?\p{Ll}+$/iu.test(subject) && /^(?:[oa]s? |uma? )?\p{Ll}+$/u.test(object);
  if (isSlight && /^(?:[oa]s? |uma? )|[ao]r$/u.test(`${object} ${subject}`)) return [];
  if (/^[oa]s (?:dois|duas|primeir|outr|demais)/u.test(object)) return [];
  if (/^[oa]s? d[aeo]s? /u.test(object)) return [];
  if (/^que /u.test(object) && !hasVerb(object.slice(4))) return [];
  const isVague =
    weakNouns.has(foldLetters(head)) && /^(?:os?|as?|uma?)$/iu.test(article) && words.length < 6;
  if (isVague && !/ que /u.test(object)) return [];
  if (
    / e [oa]s? \p{L}+m /u.test(object) ||
    cutList.test(object) ||
    /^\p{L}+, \p{L}+$/u.test(object) ||
    / ou \p{L}+ (?:[oa]s?|uma?) /u.test(object)
  )
    return [];
  if (/%|por cento| e [oa]s? \p{L}+, /u.test(object) || pointsOutside(object)) return [];
  if (isPlaceName(subject) || / e /u.test(subject)) return [];
  if (isPerson(insideEvent(`${subject} ${verb}`, asking.lexicon).slice(0, subject.length))) return [];
  const doer = doerOf(subject, verb, asking.lexicon);
  if (/^\p{Ll}[\p{L}-]*(?<!s)(?: |$)/u.test(doer) && !determined.test(doer)) return [];
  const [, done = '', means = ''] = /^(.{4,}?) (por meio d[aeo]s? .{4,})$/u.exec(object) ?? [];
  if (done)
    return [
      {
        kind: 'manner',
        question: afterLead(lead, `Como ${doer} ${verb} ${done}?`),
        answer: asSentence(means),
      },
    ];
  const into = becoming.test(verb) ? / em (?!.* em )(?=.+$)/u.exec(object) : null;
  if (into) {
    const question = `Em que ${doer} ${verb} ${object.slice(0, into.index)}?`;
    return [
      {
        kind: 'action',
        question: afterLead(lead, question),
        answer: asSentence(object.slice(into.index + 1)),
      },
    ];
  }
  return [
    { kind: 'action', question: afterLead(lead, `O que ${doer} ${verb}?`), answer: asSentence(object) },
  ];
}

import type { Lexicon } from '#server/language/text/lexicon.ts';
import type { Sentence } from '#server/language/text/split-sentences.ts';
import { firstVerb, hasMainVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { takesObject } from './questions/acting-verbs.ts';
import { isPerson, personNoun } from './questions/people.ts';
import { capitalized, hasPlainGender, isFeminine, isPlural, withPreposition } from './questions/phrase.ts';
import { readStatement } from './questions/statement.ts';
import { isBare, subjectIn } from './questions/subject.ts';

/** A sentence, or what a semicolon ends of one, that names its subject. */
export interface NamedSentence extends Sentence {
  /** Whether the subject was named by another sentence, which `source` then begins with. */
  isInherited: boolean;
}

/** What a sentence is about, as it is said inside another, and where it was named. */
interface Topic {
  subject: string;
  feminine: boolean;
  plural: boolean;
  at: number;
  /** Whether the sentence says what it is. */
  isDefined: boolean;
  /** Whether something else in the sentence may be meant by a pronoun of the gender and number. */
  isRivalled(feminine: boolean, plural: boolean): boolean;
}

const mostWords = 9;
/** "A Bolívia aderiu, e a Venezuela foi suspensa": two may be meant. */
const secondSubject = /, (?:e|mas|porém|enquanto) (?:[oa]s?|uma?|\p{Lu}\p{L}+) /u;
const definingVerb = /^(?:é|são|foi|foram|era|eram)$/u;
const determined = /(?<!\p{L})((?:d|n|pel|a)?o|(?:d|n|pel)?a|à|n?uma?)(s?) \p{L}{3,}/giu;

/** Whether the text has a noun of the gender and number with an article of its own. */
export function hasNoun(text: string, feminine: boolean, plural: boolean): boolean {
  return [...text.matchAll(determined)].some(
    ([, article = '', s]) => /[aà]$/iu.test(article) === feminine && (s !== '') === plural,
  );
}

/** The subject of the sentence, when it is one thing, or one kind of things, named with its article. */
function topicOf(clause: string, at: number, lexicon: Lexicon): Topic | null {
  const words = clause.split(' ');
  const verb = firstVerb(words.map((word) => word.replace(/[,;:]$/u, '')));
  if (verb < 1) return null;
  const before = subjectIn(words.slice(0, verb).join(' '));
  if (!before || isBare(before) || wordsOf(before).length > mostWords || / (?:e|ou|que) /u.test(before))
    return null;
  const told = words.slice(verb + 1).join(' ');
  if (secondSubject.test(told) || /^(?:também|ainda|só|já)$/u.test(words[verb - 1] ?? '')) return null;
  const isDefined = definingVerb.test(words[verb] ?? '') && /^(?:também )?(?:uma?|[oa]s?) \p{Ll}/u.test(told);
  const rivals = isDefined ? '' : `${before.split(' ').slice(2).join(' ')} ${told}`;
  const isRivalled = (feminine: boolean, plural: boolean) => hasNoun(rivals, feminine, plural);
  const [, article = '', rest = before] = /^([OA]s?|[Uu]ma?) (.+)$/u.exec(before) ?? [];
  const [noun = ''] = wordsOf(rest);
  if (article === '') {
    const isNamed = isDefined ? personNoun.test(told) : isPerson(before) && lexicon.isName(noun);
    if (isNamed)
      return { subject: before, feminine: /a$/u.test(noun), plural: false, at, isDefined, isRivalled };
    if (!hasPlainGender(noun) || !/^\p{Lu}\p{Ll}+/u.test(before)) return null;
    const [feminine, plural] = [isFeminine(noun), isPlural(noun)];
    if (!plural && !isDefined) return null;
    const lower = before.charAt(0).toLowerCase() + before.slice(1);
    return {
      subject: `${feminine ? 'a' : 'o'}${plural ? 's' : ''} ${lower}`,
      feminine,
      plural,
      at,
      isDefined,
      isRivalled,
    };
  }
  if (/^u/iu.test(article) && !isDefined) return null;
  const feminine = /a/iu.test(article);
  const plural = /s$/u.test(article);
  return {
    subject: `${feminine ? 'a' : 'o'}${plural ? 's' : ''} ${rest}`,
    feminine,
    plural,
    at,
    isDefined,
    isRivalled,
  };
}

const pronoun = /^(El[ea]s?|el[ea]s?) (?=(?:não |se |já |só |também |ainda )*\p{Ll})/u;
/** "Sua unidade é": of what was just defined. */
const owned = /^(Seu|Sua|Seus|Suas) (?=\p{Ll})/u;
const preposition =
  '(?:em|n[oa]s?|numa?|por|pel[oa]s?|de|d[oa]s?|com|como|para|entre|sob|sobre|aos?|às?|até|quando|porque|durante|desde|após|a partir)';
/** A verb whose subject can't stand after it, for something else does. */
const subjectless = new RegExp(
  `^(?:É|São|Foi|Foram|Era|Eram) (?:(?:uma?|uns|umas) \\p{Ll}|(?:também |muito |sempre )?\\p{L}+[ai]d[oa]s? ${preposition} )|^(?:Classific|(?:Sub)?[Dd]ivid|Caracteriz|Localiz|Situ|Base|Apoi|Destin|Origin|Desenvolv|Manifest|Reproduz|Propag|Transmit|Disting|Diferenci|Op[õu]|Compõ|Organiz|Estend|Encontr|Transform|Inspir|Dedic|Refer)\\p{Ll}*-se ${preposition} |^(?:Consistem?|Serv(?:e|em|ia|iam)|Depend(?:e|em|ia)|Ocorrem?|Resultam?|Pertencem?|Correspondem?|Contribu(?:i|em)) ${preposition} |^(?:Tem|Têm|Possui|Possuem|Contém|Contêm|Apresenta|Apresentam) (?:uma?|dua?s|dois|três|quatro|[oa]s?|(?!que )\\p{L}+ (?:d[eao]s?|que|com|para|em)) `,
  'u',
);

const pluralVerb = (verb: string) => /(?:m|ão|têm|êm)(?:-se)?$/u.test(verb);

const quality =
  /(?:al|ais|ar|ares|ic[oa]s?|os[oa]s?|iv[oa]s?|[aáó]ri[oa]s?|vel|veis|[ai]d[oa]s?|[ae]ntes?|enses?|u[oa]s?)$/u;

/** "A cultura material reúne objetos; a imaterial reúne saberes": the noun is left out. */
function withNoun(clause: string, topic: Topic, isTerm: (words: string) => boolean): string | null {
  const [article, noun = '', first = '', ...more] = topic.subject.split(' ');
  const [ours = '', kind = '', verb = ''] = clause.split(' ');
  const isPair =
    more.length === 0 && quality.test(first) && quality.test(kind) && kind !== first && kind.length > 4;
  if (!isPair || ours.toLowerCase() !== article || !isVerb(verb, kind)) return null;
  if (isTerm(kind) && !isTerm(`${noun} ${kind}`)) return null;
  return `${ours} ${noun} ${clause.slice(ours.length + 1)}`;
}

/** "Sua parede externa é formada" makes "A parede externa do coração é formada". */
function nameOwner(article: string, rest: string, owner: string): string | null {
  const words = rest.split(' ');
  const verb = firstVerb(words);
  if (verb < 1 || verb > 3 || /[,;:]/u.test(words.slice(0, verb).join(' '))) return null;
  return [article, ...words.slice(0, verb), withPreposition('de', owner), ...words.slice(verb)].join(' ');
}

/** The clause with what it is about in the place of its pronoun, or before its verb; null where that isn't sure. */
function withTopic(clause: string, topic: Topic, isTerm: (words: string) => boolean): string | null {
  const [found, said = ''] = pronoun.exec(clause) ?? [];
  if (found) {
    const [feminine, plural] = [/^ela/iu.test(said), /s$/u.test(said)];
    if (topic.plural !== plural || topic.feminine !== feminine) return null;
    return topic.isRivalled(feminine, plural) ? null : `${topic.subject} ${clause.slice(found.length)}`;
  }
  const [owner = ''] = owned.exec(clause) ?? [];
  if (owner && topic.isDefined) {
    const article = `${/a/u.test(owner) ? 'A' : 'O'}${/s $/u.test(owner) ? 's' : ''}`;
    return nameOwner(article, clause.slice(owner.length), topic.subject);
  }
  const whole = withNoun(clause, topic, isTerm);
  if (whole) return whole;
  const [verb = '', ...rest] = clause.split(' ');
  // "Foi um engenheiro quem lhe mostrou o inseto": who did it, not what the person is.
  if (/ quem | que lhes? /u.test(clause)) return null;
  const isBareVerb =
    subjectless.test(clause) || (isVerb(verb.toLowerCase(), 'x') && takesObject(verb, rest.join(' ')));
  if (!isBareVerb || pluralVerb(verb) !== topic.plural) return null;
  // "É um grupo que ocupa o Estado", after a sentence on who said so.
  if (/^\p{Lu}/u.test(topic.subject) && /^uma? /u.test(rest.join(' ')) && !personNoun.test(rest.join(' ')))
    return null;
  return `${topic.subject} ${verb.charAt(0).toLowerCase()}${verb.slice(1)} ${rest.join(' ')}`;
}

/** What semicolons divide, when each part has a verb of its own; else the whole. */
function partsOf(sentence: Sentence): Sentence[] {
  const { text } = sentence;
  // A law's exception stands after its semicolon.
  if (!text.includes('; ') || /^(?:Art\. ?\d|§|Parágrafo único)|; mas /u.test(text) || /[:(“"]/u.test(text))
    return [sentence];
  const parts = text.replace(/[.!]$/u, '').split('; ');
  const isWhole = (part: string) => wordsOf(part).length > 3 && hasMainVerb(part) && !/^e /u.test(part);
  if (!parts.every(isWhole)) return [sentence];
  return parts.map((part, place) => ({
    ...sentence,
    text: `${capitalized(part)}.`,
    ...(place > 0 && { opens: false, previous: null }),
  }));
}

/** Whether a sentence may have a pronoun, a verb or a quality in the place of its subject. */
function mayLean(text: string): boolean {
  if (/^.{0,60}?(?<!\p{L})el[ea]s? /iu.test(text)) return true;
  if (owned.test(text)) return true;
  const [first = '', second = ''] = text.split(' ', 2);
  return /^[OA]s?$/u.test(first) ? quality.test(second) : isVerb(first.toLowerCase(), 'x');
}

/**
 * The sentences of `text` in order, divided at semicolons, each pronoun and each missing subject replaced by the
 * subject of the sentence before it in the same paragraph, where nothing else can be meant. `isTerm` tells the terms
 * of the text's field.
 */
export function nameSubjects(
  text: string,
  sentences: readonly Sentence[],
  lexicon: Lexicon,
  isTerm: (words: string) => boolean,
): NamedSentence[] {
  /** What the sentence before tells of, read only when one leans on it. */
  let before: (() => Topic | null) | null = null;
  return sentences.flatMap((sentence) => {
    if (sentence.opens) before = null;
    const parts = partsOf(sentence);
    const named = parts.map((part): NamedSentence => {
      const topic = mayLean(part.text) ? (before?.() ?? null) : null;
      const { clause, lead } = topic ? readStatement(part) : { clause: '', lead: null };
      const clear = topic && withTopic(capitalized(clause), topic, isTerm);
      if (!topic || !clear) {
        before = () => topicOf(readStatement(part).clause, sentence.at, lexicon);
        return { ...part, isInherited: false };
      }
      before = () => topic;
      const { at } = topic;
      const source = text.slice(at, sentence.at + sentence.source.length);
      const told = lead ? `${lead}, ${clear}.` : `${capitalized(clear)}.`;
      return { ...part, at, source, text: told, previous: null, opens: false, isInherited: true };
    });
    if (parts.length > 1) before = null;
    return named;
  });
}

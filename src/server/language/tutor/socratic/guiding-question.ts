import { lowerFirst } from '#server/language/text/capital.ts';
import { findTerms } from '#server/language/text/find-terms.ts';
import { rankTerms } from '#server/language/text/key-terms.ts';
import { readLexicon } from '#server/language/text/lexicon.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { stemsOf } from '../content-words.ts';
import type { Quotable } from '../quote/read-quotables.ts';

/** A question that leads to what a sentence says; plain text. */
export interface GuidingQuestion {
  question: string;
  answer: string;
}

const subject = '((?:Os?|As?|Uma?s?|Uns) \\p{Ll}[^,.;:?!()]{1,70}?)';
const definition = new RegExp(`^${subject} (é|são) ((?:uma?|o|a|os|as) .{8,})$`, 'u');
const cause =
  /^((?:Os?|As?) \p{Ll}[^,.;:?!()]{8,110}),? (?:porque|pois|já que|uma vez que|visto que) (.{8,})$/u;
const event =
  /^((?:Os?|As?) [^,.;:?!()]{2,70}?) (ocorreu|aconteceu|começou|terminou|surgiu|foi (?:fundad|criad|proclamad|assinad|promulgad|abolid|inventad|publicad|construíd|aprovad)[oa]) (em (?:\d{1,2}º? de \p{Ll}+ de |\p{Ll}+ de )?\d{3,4}|no século [IVXLC]+)(?=$|, | e )/u;

/** "As mais usadas são …": of what, only the sentence before says. */
const nounless =
  /^\p{L}+ (?:principais|primeir[oa]s?|segund[oa]s?|terceir[oa]s?|últim[oa]s?|outr[oa]s?|demais|maior(?:es)?|menor(?:es)?|(?:mais|menos) \p{L}+)$/u;

const withoutEnd = (text: string) => text.replace(/[.!…]+["”]?$/u, '');

/** Only forms that are grammatical whatever the words are: a subject with an article, and no verb within. */
function asked(sentence: string): GuidingQuestion | null {
  const text = withoutEnd(sentence);
  const [, thing, verb, predicate] = definition.exec(text) ?? [];
  if (thing && verb && predicate && !hasVerb(thing) && !nounless.test(thing))
    return { question: `O que ${verb} ${lowerFirst(thing)}?`, answer: predicate };
  const [, effect, reason] = cause.exec(text) ?? [];
  if (effect && reason && hasVerb(effect))
    return { question: `Por que ${lowerFirst(effect)}?`, answer: reason };
  const [, happening, verbs, date] = event.exec(text) ?? [];
  if (happening && verbs && date && !hasVerb(happening))
    return {
      question: `Quando ${verbs} ${lowerFirst(happening)}?`,
      answer: date.replace(/^(?:em|no) /u, ''),
    };
  return null;
}

/** Whom anything is told of. */
const anybody = /^(?:pessoas?|pacientes?|indiv[íi]duos?|homens?|mulher(?:es)?|alun[oa]s?|estudantes?)$/iu;

/** The sentence with its most telling term, which the question did not name, left out; null when it has none. */
function withGap(quotable: Quotable, quotables: readonly Quotable[], topic: string): GuidingQuestion | null {
  const sentences = quotables.map(({ text, start }) => ({ text, at: start, heading: null }));
  const named = stemsOf(topic);
  const { text } = quotable;
  const [term] = findTerms(text, rankTerms(sentences), readLexicon(sentences))
    .filter((each) => {
      const stems = stemsOf(each.text);
      return (
        each.text.length >= 4 &&
        stems.size > 0 &&
        !anybody.test(each.text) &&
        ![...stems].some((stem) => named.has(stem))
      );
    })
    .filter((each) => text.split(each.text).length === 2 && wordsOf(each.text).length <= 4)
    .toSorted((one, other) => other.weight - one.weight || one.start - other.start);
  if (!term) return null;
  return {
    question: `Complete a frase:\n${text.slice(0, term.start)}[…]${text.slice(term.end)}`,
    answer: term.text,
  };
}

/** A question to think about before the quotable is read. The topic may be empty. */
export function guidingQuestion(
  quotable: Quotable,
  quotables: readonly Quotable[],
  topic: string,
): GuidingQuestion {
  const { text, items, question, leansOn, isTorn } = quotable;
  if (question !== null) return { question, answer: text };
  const open = topic === '' ? 'O que você já sabe sobre este assunto?' : `O que você já sabe sobre ${topic}?`;
  if (items.length > 0) return { question: open, answer: items.join('; ') };
  const form = leansOn || isTorn ? null : asked(text);
  return form ?? withGap(quotable, quotables, topic) ?? { question: open, answer: text };
}

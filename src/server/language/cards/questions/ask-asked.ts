import { stopWords } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { asSentence } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { pointsOutside } from './subject.ts';

const interrogative =
  /^(?:(?:\d{1,3}[.)]|[QP]:|Pergunta:) ?)?((?:o que|que|qual|quais|quem|quando|onde|em que|de que|como|por que|para que|quant[oa]s?) .{8,200}\?)$/iu;

/** "6. Explique assimilação e acomodação.", which is asked, too. */
const order =
  /^(?:\d{1,3} ?[.)–-] ?)?(?:Explique|Defina|Diferencie|Cite|Descreva|Compare|Conceitue|Caracterize|Complete|Assinale|Justifique|Verdadeiro ou falso)(?!\p{L})/iu;
/** Characters between a question and the sentence that answers it, at most: what else stands there is the answer. */
const widestGap = 16;

const rootsOf = (text: string) =>
  wordsOf(foldLetters(text))
    .filter((word) => word.length > 3 && !stopWords.has(word))
    .map(stem);

function sharesWord(question: string, answer: string): boolean {
  const asked = new Set(rootsOf(question));
  const opening = answer.split(' ').slice(0, 8).join(' ');
  return rootsOf(opening).some((word) => asked.has(word));
}

/** A question that the student wrote down, answered by the sentence that follows it. */
export function askAsked({ statement }: Asking): Draft[] {
  const { sentence } = statement;
  const { previous } = sentence;
  const question = previous ? interrogative.exec(previous.text)?.[1] : undefined;
  if (!previous || !question || /[?:]$/.test(sentence.text) || pointsOutside(question)) return [];
  if (order.test(sentence.text) || sentence.at - previous.at - previous.source.length > widestGap) return [];
  const answer = sentence.text
    .replace(/^(?:R|Resposta|A) ?[:.)–-] ?/iu, '')
    .replace(/^(?:é|são) (?=(?:os?|as?|uma?) )/iu, '');
  const isReply = sentence.opens || answer !== sentence.text || sharesWord(question, answer);
  if (!isReply) return [];
  const named = wordsOf(question).filter(
    (word) =>
      word.length > 3 &&
      !stopWords.has(foldLetters(word)) &&
      !/(?:[ai]do|sse|ia)$/u.test(word) &&
      !isVerb(word, undefined),
  );
  if (named.length < (/^(?:o que|quais|qual|quem) (?:é|são|foi|foram)(?!\p{L})/iu.test(question) ? 1 : 2))
    return [];
  if (wordsOf(question).length < 4 || wordsOf(answer).length < 1) return [];
  const reason = /^por que/iu.test(question) ? /^[^,;:]{3,60} (porque .+)$/u.exec(answer)?.[1] : undefined;
  const capital = question.charAt(0).toUpperCase() + question.slice(1);
  return [
    { kind: 'asked', question: capital, answer: asSentence(reason ?? answer), source: previous.source },
  ];
}

import { stopWords } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';

/** Share of a sentence's content words that its source must have: a paraphrase has words of its own. */
const leastShared = 0.5;

const stemsOf = (words: readonly string[]) =>
  words
    .map((word) => foldLetters(word))
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map(stem);

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/gu) ?? [];

/** Words with a capital that no sentence's beginning explains. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}\d-]*/gu)].map(([name]) => stem(foldLetters(name)));

/**
 * Tells which sentences can be said on the ground of `source`: each of their numbers and names stands there, and at
 * least half of the words that say something.
 */
export function groundedIn(source: string): (sentence: string) => boolean {
  const words = wordsOf(source);
  const known = new Set(words.map((word) => stem(foldLetters(word))));
  const numbers = new Set(numbersIn(source));
  return (sentence) => {
    const said = stemsOf(wordsOf(sentence));
    const shared = said.filter((word) => known.has(word)).length;
    return (
      numbersIn(sentence).every((number) => numbers.has(number)) &&
      namesIn(sentence).every((name) => known.has(name)) &&
      shared >= said.length * leastShared
    );
  };
}

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });
const heading = /^#{1,6} /u;
const listMark = /^\s*(?:[-*+]|\d+[.)])\s+/u;

/**
 * Markdown without the sentences that `isGrounded` refuses, and without what would stand there empty then: list items
 * and headings. Never longer than `mostWords`: what is beyond goes, from the end, by whole sentences.
 */
export function keepGrounded(
  markdown: string,
  isGrounded: (sentence: string) => boolean,
  mostWords: number,
): string {
  let words = 0;
  let isFull = false;
  const lines = markdown.split('\n').map((line) => {
    if (line.trim() === '' || heading.test(line)) return isFull ? '' : line;
    const mark = listMark.exec(line)?.[0] ?? '';
    const kept = [...segmenter.segment(line.slice(mark.length))].filter(({ segment }) => {
      if (isFull || !isGrounded(segment)) return false;
      const length = wordsOf(segment).length;
      isFull = words + length > mostWords && words > 0;
      if (!isFull) words += length;
      return !isFull;
    });
    const text = kept.map(({ segment }) => segment).join('');
    return text.trim() === '' ? null : `${mark}${text}`.trimEnd();
  });
  const present = lines.filter((line) => line !== null);
  const filled = present.filter((line, at) => {
    if (!heading.test(line)) return true;
    const next = present.slice(at + 1).find((other) => other.trim() !== '');
    return next !== undefined && !heading.test(next);
  });
  return filled
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

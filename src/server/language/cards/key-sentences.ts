import type { KeyTerms } from '#server/language/text/key-terms.ts';
import { leansBack } from '#server/language/text/leans-back.ts';
import type { Sentence } from '#server/language/text/split-sentences.ts';
import { hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { pointsOutside } from './questions/subject.ts';

const most = 8;
const fewestWords = 7;
const fewestNoted = 3;
/** Characters; a longer one is no card. */
const longest = 280;

/** Whether a part of it can be hidden. */
const isWhole = ({ text }: Sentence) =>
  text.length <= longest && wordsOf(text).length >= fewestNoted && !/[?:]$|[{}|<>]|::|https?:/u.test(text);

/** Whether it can be read without the others. */
const standsAlone = ({ text }: Sentence) =>
  wordsOf(text).length >= fewestWords && hasMainVerb(text) && !leansBack(text) && !pointsOutside(text);

/**
 * Up to eight sentences of a text, each on one line, from which a student can make cards that no rule makes: those whose words
 * weigh most (TextRank, by the root of their number), none of the ones at the positions `used`, in the order of the text. Notes,
 * of which no sentence stands alone, are taken line by line.
 */
export function keySentences(
  sentences: readonly Sentence[],
  keyTerms: KeyTerms,
  used: readonly number[],
): string[] {
  const weightOf = (text: string) => {
    const words = [...new Set(wordsOf(text))];
    return words.reduce((sum, word) => sum + keyTerms.weightOf(word), 0) / Math.sqrt(words.length || 1);
  };
  const isUsed = ({ at, source }: Sentence) =>
    used.some((place) => place >= at && place < at + source.length);
  const unused = sentences.filter((sentence) => isWhole(sentence) && !isUsed(sentence));
  const alone = unused.filter(standsAlone);
  const open = new Map(
    (alone.length > 0 ? alone : unused).map(({ at, text }) => [text, { at, text, weight: weightOf(text) }]),
  );
  return [...open.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

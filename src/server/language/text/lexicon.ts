import { foldLetters } from '#shared/rules/text/fold.ts';
import type { Sentence } from './split-sentences.ts';
import { wordsOf } from './words.ts';

/** What the whole text tells about single words. */
export interface Lexicon {
  /** Whether the word, which may only be a capital because a sentence begins with it, is a name. */
  isName(word: string): boolean;
  /** Whether the text has the word without a capital. */
  isCommon(word: string): boolean;
  /** Position of the first sentence that has the word. */
  firstAt(word: string): number | undefined;
  /** Position of the first sentence that introduces the word by "um" or "uma". */
  introducedAt(word: string): number | undefined;
}

const foreign = /[kwy]|(?:[bcdfgjkpqtvwx]|[^aeiou]h)$/iu;
const nameLike = /^\p{Lu}{2,}|^\p{L}*\d|^\p{L}\p{Ll}*\p{Lu}/u;

/** The words of a sentence, each with whether a capital would be due there anyway. */
function* wordsInSentence(text: string): Generator<readonly [string, boolean]> {
  for (const part of text.split(/[:.!?“"–—(=+→>] ?/u)) {
    let opens = true;
    for (const word of wordsOf(part)) {
      yield [word, opens];
      opens = false;
    }
  }
}

/** Names are written with capitals in the middle of sentences; common words, somewhere, without. */
export function readLexicon(sentences: readonly Pick<Sentence, 'text' | 'at'>[]): Lexicon {
  const lower = new Set<string>();
  const upper = new Set<string>();
  const first = new Map<string, number>();
  const introduced = new Map<string, number>();
  for (const { text, at } of sentences) {
    let before = '';
    for (const [word, opens] of wordsInSentence(text)) {
      const folded = foldLetters(word);
      if (!first.has(folded)) first.set(folded, at);
      if (/^\p{Ll}/u.test(word)) lower.add(folded);
      else if (!opens) upper.add(folded);
      if (/^uma?$/u.test(before) && !introduced.has(folded)) introduced.set(folded, at);
      before = folded;
    }
  }
  return {
    isName: (word) => {
      const folded = foldLetters(word);
      if (nameLike.test(word)) return true;
      if (!/^\p{Lu}/u.test(word) || lower.has(folded)) return false;
      return upper.has(folded) || (folded === word.toLowerCase() && foreign.test(word));
    },
    isCommon: (word) => lower.has(foldLetters(word)),
    firstAt: (word) => first.get(foldLetters(word)),
    introducedAt: (word) => introduced.get(foldLetters(word)),
  };
}

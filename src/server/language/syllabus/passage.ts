import { joinHyphenated, lineBreak } from '#server/platform/documents/reading/printed-lines.ts';
import { doubtsIn, type Stretch } from './doubts/doubtful-words.ts';
import type { NoticeLine } from './notice-lines.ts';

/** Where something begins. */
export interface Place {
  page: number;
  line: number;
}

/** Lines as one text, which still knows where each of them began; a paragraph begins after "\n". */
export interface Passage {
  text: string;
  starts: readonly (Place & { at: number })[];
  /** Where words stand that were recognised on a scan and may be wrong, in order. */
  doubts: readonly Stretch[];
}

/** How often a text has each of its words. */
export type Words = ReadonlyMap<string, number>;

/** The words of a text, to tell a word that a line end or a stray space has parted from two words. */
export function wordsOf(lines: readonly Pick<NoticeLine, 'text'>[]): Words {
  const words = new Map<string, number>();
  for (const { text } of lines)
    for (const [word] of text.toLowerCase().matchAll(/(?<![-\p{L}])\p{L}+(?![-\p{L}]| -$)/gu))
      words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

const isWord = (words: Words, word: string) => word.length >= 4 && words.has(word);

/** Joins what a stray space has parted: "Funçõe s", where the notice has the whole word elsewhere and no such part. */
const mend = (text: string, words: Words): string =>
  text.replace(/(?<!\p{L})(\p{L}{2,}) (?=(\p{L}{1,9})(?!\p{L}))/gu, (all, before: string, after: string) => {
    const [one, other] = [before.toLowerCase(), after.toLowerCase()];
    const isRare = (words.get(one) ?? 0) <= 1 || (words.get(other) ?? 0) <= 1;
    return isRare && after === other && (words.get(one + other) ?? 0) >= 2 ? before : all;
  });

/** What stands between two lines; null when the hyphen at the end of the first one goes. */
function glue(before: string, after: string, words: Words): { cut: number; between: string } {
  const hyphen = /(\p{L}+)([-\u2010\u00AD] ?| [-\u2010]\s?)$/u.exec(before);
  const next = /^\p{L}+/u.exec(after)?.[0];
  if (!hyphen || !next) return { cut: 0, between: ' ' };
  const [, word = '', sign = ''] = hyphen;
  if (sign.startsWith(' ')) {
    const isWhole = !/^\p{Ll}/u.test(next) || !words.has(`${word}${next}`.toLowerCase());
    return isWhole ? { cut: 0, between: ' ' } : { cut: sign.length, between: '' };
  }
  const joined = joinHyphenated(`${word}-${lineBreak}${next}`);
  const [one, other] = [word.toLowerCase(), next.toLowerCase()];
  const areWords = isWord(words, one) && isWord(words, other) && !words.has(one + other);
  const keeps = joined.includes('-') || areWords;
  return { cut: keeps ? 0 : sign.length, between: '' };
}

/** Puts lines together: words broken at their ends are whole again. */
export function readPassage(lines: readonly NoticeLine[], words: Words): Passage {
  const parts: string[] = [];
  const starts: (Place & { at: number })[] = [];
  const doubts: Stretch[] = [];
  let length = 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const line of lines) {
    const last = parts.at(-1);
    if (last !== undefined && line.opens) add('\n');
    else if (last !== undefined) {
      const { cut, between } = glue(last.slice(-60), line.text, words);
      parts[parts.length - 1] = cut > 0 ? last.slice(0, -cut) : last;
      length -= cut;
      add(between);
    }
    starts.push({ at: length, page: line.page, line: line.line });
    for (const { from, to } of doubtsIn(line)) doubts.push({ from: length + from, to: length + to });
    add(mend(line.text, words));
  }
  return { text: parts.join(''), starts, doubts };
}

/** Where the letter at `at` stands. */
export function placeOf({ starts }: Passage, at: number): Place {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const half = (low + high + 1) >> 1;
    if ((starts[half]?.at ?? 0) <= at) low = half;
    else high = half - 1;
  }
  const { page, line } = starts[low] ?? { page: 1, line: 0 };
  return { page, line };
}

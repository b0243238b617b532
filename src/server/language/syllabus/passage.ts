import { joinHyphenated, lineBreak } from '#server/platform/documents/reading/printed-lines.ts';
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
}

/** The words of a text, to tell a word that a line end has parted from two words. */
export function wordsOf(lines: readonly Pick<NoticeLine, 'text'>[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.toLowerCase().matchAll(/(?<![-\p{L}])\p{L}{4,}(?![-\p{L}]| -$)/gu))
      words.add(word);
  return words;
}

/** What stands between two lines; null when the hyphen at the end of the first one goes. */
function glue(before: string, after: string, words: ReadonlySet<string>): { cut: number; between: string } {
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
  const areWords = words.has(one) && words.has(other) && !words.has(one + other);
  const keeps = joined.includes('-') || areWords;
  return { cut: keeps ? 0 : sign.length, between: '' };
}

/** Puts lines together: words broken at their ends are whole again. */
export function readPassage(lines: readonly NoticeLine[], words: ReadonlySet<string>): Passage {
  let text = '';
  const starts: (Place & { at: number })[] = [];
  for (const line of lines) {
    if (text !== '' && line.opens) text += '\n';
    else if (text !== '') {
      const { cut, between } = glue(text.slice(-60), line.text, words);
      text = (cut > 0 ? text.slice(0, -cut) : text) + between;
    }
    starts.push({ at: text.length, page: line.page, line: line.line });
    text += line.text;
  }
  return { text, starts };
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

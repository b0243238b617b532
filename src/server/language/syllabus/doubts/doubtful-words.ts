import { type PageDoubt, syllabusLimits } from '#shared/contracts/syllabi.ts';
import type { NoticeLine } from '../notice-lines.ts';

/** Letters of a text, `to` not among them. */
export interface Stretch {
  from: number;
  to: number;
}

type Read = Pick<NoticeLine, 'text' | 'doubtful'>;

/** Where the doubtful words of a line stand in it, in order; what was mended away is left out. */
export function doubtsIn({ text, doubtful = [] }: Read): Stretch[] {
  if (doubtful.length === 0) return [];
  const left = [...doubtful];
  return [...text.matchAll(/\S+/gu)].flatMap(({ index, 0: word }) => {
    const at = left.indexOf(word.replace(/-$/u, ''));
    if (at < 0) return [];
    left.splice(at, 1);
    return [{ from: index, to: index + word.length }];
  });
}

/** Where the doubtful words of a page stand in its lines, in order; a page that is nothing else names no more than a limit. */
export const doubtsOfPage = (lines: readonly Read[]): PageDoubt[] =>
  lines
    .flatMap((line, at) => doubtsIn(line).map((stretch) => ({ line: at, ...stretch })))
    .slice(0, syllabusLimits.doubts);

const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether a heading holds a doubtful word of the lines that it was read from. */
export function isDoubtfulHeading(heading: string, lines: readonly Read[]): boolean {
  const words = new Set(heading.split(/\s+/u).map(bare));
  return lines.some(({ doubtful = [] }) => doubtful.some((word) => words.has(bare(word))));
}

/** Tells whether a stretch holds one of `doubts`, which are in order. */
export function overlaps(doubts: readonly Stretch[], { from, to }: Stretch): boolean {
  let [low, high] = [0, doubts.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((doubts[half]?.to ?? 0) <= from) low = half + 1;
    else high = half;
  }
  return (doubts[low]?.from ?? Number.POSITIVE_INFINITY) < to;
}

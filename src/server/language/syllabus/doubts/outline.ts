import type { Notice, Topic } from '../notice.ts';
import type { Place } from '../passage.ts';

/** A topic in the order of reading, at its depth from 0. */
export type Item = Omit<Topic, 'children'> & { depth: number };

/** A line as it was printed. */
export interface PrintedLine extends Place {
  text: string;
}

export const flatten = (topics: readonly Topic[], depth = 0): Item[] =>
  topics.flatMap(({ children, ...topic }) => [{ ...topic, depth }, ...flatten(children, depth + 1)]);

/** The tree of items; one stands at most a level below the one before it. */
export function nest(items: readonly Item[]): Topic[] {
  const roots: Topic[] = [];
  const path: Topic[][] = [roots];
  for (const { depth, ...item } of items) {
    path.length = Math.min(path.length, depth + 1);
    const topic = { ...item, children: [] };
    path.at(-1)?.push(topic);
    path.push(topic.children);
  }
  return roots;
}

/** A line by its place, to look it up. */
export const keyOf = ({ page, line }: Place): string => `${page}:${line}`;

/** White space is no letter: between the cells of a row it is a tab. */
export const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const orderOf = ({ page, line }: Place) => page * 1_000_000 + line;
const headLetters = 12;

/** Where a topic begins in its first line, which may be shorter than it; -1 where it can't be told. */
function startIn(line: string, topic: string): number {
  const found = line.indexOf(topic.slice(0, headLetters));
  if (found >= 0) return found;
  for (let at = Math.max(0, line.length - headLetters); at < line.length; at++)
    if (topic.startsWith(line.slice(at))) return at;
  return -1;
}

/** Looks up the printed lines of a notice's topics. */
export class PrintedTopics {
  private readonly pages: readonly (readonly string[])[];
  private readonly starts: readonly number[];

  constructor({ posts }: Notice, pages: readonly (readonly string[])[]) {
    this.pages = pages;
    const seen = new Set<readonly Topic[]>();
    const starts = new Set<number>();
    for (const discipline of posts.flatMap(({ disciplines }) => disciplines)) {
      starts.add(orderOf(discipline));
      if (seen.has(discipline.topics)) continue;
      seen.add(discipline.topics);
      for (const item of flatten(discipline.topics)) starts.add(orderOf(item));
    }
    this.starts = [...starts].sort((one, other) => one - other);
  }

  /** Whether a topic begins with its first line, numbers and bullets apart. */
  opensItsLine({ text, page, line }: Item): boolean {
    const first = squeeze(this.pages[page - 1]?.[line] ?? '');
    const at = startIn(first, text);
    return at >= 0 && !/\p{L}{2}/u.test(first.slice(0, at));
  }

  /** The lines from where a topic begins to where its text or another topic's begins, whichever is first. */
  linesOf({ text, page, line }: Item): PrintedLine[] {
    const end = this.startAfter(orderOf({ page, line }));
    const first = squeeze(this.pages[page - 1]?.[line] ?? '');
    let left = lettersIn(text) + lettersIn(first.slice(0, Math.max(0, startIn(first, text))));
    const lines: PrintedLine[] = [];
    for (let at = { page, line }; left > 0 && orderOf(at) < end && at.page <= this.pages.length; ) {
      const printed = this.pages[at.page - 1]?.[at.line];
      if (printed === undefined) {
        at = { page: at.page + 1, line: 0 };
        continue;
      }
      lines.push({ ...at, text: printed });
      left -= lettersIn(printed);
      at = { page: at.page, line: at.line + 1 };
    }
    return lines;
  }

  /** The text printed before a line: '' before the first one. */
  lineAbove = ({ page, line }: Place): string =>
    (line > 0 ? this.pages[page - 1]?.[line - 1] : this.pages[page - 2]?.at(-1)) ?? '';

  private startAfter(order: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((this.starts[half] ?? 0) <= order) low = half + 1;
      else high = half;
    }
    return this.starts[low] ?? Number.POSITIVE_INFINITY;
  }
}

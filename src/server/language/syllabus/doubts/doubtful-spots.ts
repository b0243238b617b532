import type { Notice, Topic } from '../notice.ts';
import { capitals, coverage, likeness, nameWords, soundsLikeDiscipline } from '../words.ts';
import { flatten, type Item, keyOf, type PrintedLine, PrintedTopics, squeeze } from './outline.ts';

/** A stretch of lines of which the rules are not sure, and why. */
export interface Spot {
  discipline: string;
  reason: 'long' | 'table' | 'heading' | 'fragment' | 'missing';
  /** The level that the topic which begins here was read at, from 1. */
  level: number;
  /** The text of the line before; '' for none. */
  above: string;
  lines: PrintedLine[];
}

/** Letters from which on a topic without topics below it has probably swallowed others. */
const longTopic = 400;
const longestHeading = 90;
const mostLines = 40;
const mostMissing = 30;

/** The words of names that the notice's table has and no discipline. */
function missingNames({ posts, weightsTable }: Notice): string[][] {
  if (weightsTable.length === 0) return [];
  const known = [
    ...new Set(
      posts.flatMap(({ disciplines }) => disciplines.flatMap(({ name, area }) => [name, area ?? ''])),
    ),
  ].map(nameWords);
  return weightsTable
    .map(({ area }) => nameWords(area))
    .filter((words) => words.length > 0 && !known.some((name) => likeness(name, words) >= 0.6))
    .slice(0, mostMissing);
}

/** Whether a line holds such a name and little else. */
function isMissing(missing: readonly string[][], { text }: PrintedLine): boolean {
  if (missing.length === 0 || text.length > longestHeading) return false;
  const words = nameWords(text);
  return missing.some((name) => words.length <= name.length + 2 && coverage(name, words) === 1);
}

const isTable = (lines: readonly PrintedLine[]) =>
  lines.length >= 2 && lines.filter(({ text }) => text.includes('\t')).length >= lines.length / 2;

/** Whether a topic is a line of its own that looks like the heading of a discipline. */
const isHeading = ({ text }: Item, [first, second]: readonly PrintedLine[]) =>
  first !== undefined &&
  second === undefined &&
  text.length <= longestHeading &&
  capitals(text) >= 0.9 &&
  squeeze(first.text).length <= text.length + 8 &&
  soundsLikeDiscipline(text);

function reasonOf(
  item: Item,
  lines: readonly PrintedLine[],
  opens: boolean,
  isLeaf: boolean,
): Spot['reason'] | null {
  if (isTable(lines)) return 'table';
  if (isLeaf && item.text.length >= longTopic && lines.length >= 3) return 'long';
  if (opens && isHeading(item, lines)) return 'heading';
  return opens && /^\p{Ll}/u.test(item.text) ? 'fragment' : null;
}

/**
 * Where the rules are not sure of what they read: topics that are very long, stand in a table, begin with a small letter
 * or look like a discipline's heading, and lines that name a discipline of the notice's table that was not found.
 */
export function doubtfulSpots(notice: Notice, pages: readonly (readonly string[])[]): Spot[] {
  const printed = new PrintedTopics(notice, pages);
  const missing = missingNames(notice);
  const read = new Set<readonly Topic[]>();
  const asked = new Set<string>();
  const spots: Spot[] = [];
  const add = (spot: Omit<Spot, 'above'>) => {
    const lines = spot.lines.filter((line) => squeeze(line.text) !== '' && !asked.has(keyOf(line)));
    for (const line of lines) asked.add(keyOf(line));
    for (let at = 0; at < lines.length; at += mostLines) {
      const [first, ...others] = lines.slice(at, at + mostLines);
      if (first) spots.push({ ...spot, above: printed.lineAbove(first), lines: [first, ...others] });
    }
  };
  for (const { name: discipline, topics } of notice.posts.flatMap(({ disciplines }) => disciplines)) {
    if (read.has(topics)) continue;
    read.add(topics);
    const items = flatten(topics);
    for (const [at, item] of items.entries()) {
      const lines = printed.linesOf(item);
      const isLeaf = (items[at + 1]?.depth ?? 0) <= item.depth;
      const reason = reasonOf(item, lines, printed.opensItsLine(item), isLeaf);
      const level = item.depth + 1;
      if (reason) add({ discipline, reason, level, lines });
      else
        for (const line of lines)
          if (isMissing(missing, line)) add({ discipline, reason: 'missing', level, lines: [line] });
    }
  }
  return spots;
}

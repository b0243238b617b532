/** A part of a line that a wide gap sets apart, as the cell of a table. */
export interface Cell {
  text: string;
  left: number;
  right: number;
}

/** A printed line with where it stands; lengths in points of the page, growing to the right and downwards. */
export interface Line extends Cell {
  /** Its baseline. */
  y: number;
  /** Height of its font. */
  size: number;
  /** How many of its first letters are bold: `text.length` when all of it is. */
  bold: number;
  /** One when nothing sets parts of it apart; `text` has tabs between them. */
  cells: Cell[];
  /** Words that were recognised on a scan and may be wrong; none unless it says so. */
  doubtful?: string[];
}

interface Look {
  size?: number;
  /** Letters that are bold from the beginning on. */
  bold?: number;
  /** Spaces before it. */
  indent?: number;
}

/** Points that a letter takes, and between cells of a row, where nothing is known of the page. */
const letter = 5;
const gap = 30;
const size = 12;
/** The letters of the longest line of a text that wraps; where it is shorter or longer, each line is a paragraph. */
const shortestWrapped = 60;
const longestWrapped = 160;
/** Of the longest line, how long a full one is; of a text that wraps, how many lines are full. */
const full = 0.75;
const fewestFull = 0.25;

/** A line of a text without pages: the one number `at`, far enough from the one before to be a paragraph of its own. */
export function lineAt(at: number, cells: readonly string[], look: Look = {}): Line[] {
  const placed: Cell[] = [];
  const widest = cells.length > 1 ? 240 : 0;
  for (const [column, text] of cells.entries()) {
    const left = (look.indent ?? 0) * letter + column * (widest + gap);
    if (text.trim() !== '')
      placed.push({ text: text.trim(), left, right: left + Math.max(1, text.length) * letter });
  }
  const [first] = placed;
  if (!first) return [];
  const text = placed.map((cell) => cell.text).join('\t');
  const right = Math.max(...placed.map((cell) => cell.right));
  return [
    {
      text,
      left: first.left,
      right,
      y: at * size * 3,
      size: look.size ?? size,
      bold: Math.min(text.length, look.bold ?? 0),
      cells: placed,
    },
  ];
}

/** Lines whose second cells begin at the same letter before that makes a column of it. */
const fewestAligned = 3;

/** The letter at which the second column of a table written with spaces begins; null where there is none. */
function alignedColumn(lines: readonly string[]): number | null {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const found = /^\s*\S+(?: \S+)*\s{2,}(?=\S)/u.exec(line);
    if (found && !line.includes('\t')) counts.set(found[0].length, (counts.get(found[0].length) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= fewestAligned ? best[0] : null;
}

/** The cells of a row; `column`: where the second one begins, if the text has such a column. */
function cellsOf(line: string, column: number | null): string[] {
  if (/^\s*\|.*\|\s*$/u.test(line)) return line.trim().slice(1, -1).split('|');
  const isAligned = column !== null && /^ {2,}$/u.test(line.slice(Math.max(0, column - 2), column));
  if (isAligned && !line.includes('\t') && line.length > column)
    return [line.slice(0, column), ...cellsOf(line.slice(column), null)];
  return line.trimStart().split(/\t+|\s{4,}(?=\S)/u);
}

/** The cells of a row that says nothing in its first columns, one at least, of a table of `most` columns. */
const emptyThen = (cells: readonly string[], line: string, most: number): string[] => {
  const tabs = /^\t*/u.exec(line)?.[0].length ?? 0;
  const empty = Math.max(1, Math.min(tabs, most - cells.length));
  return [...Array<string>(empty).fill(''), ...cells];
};

/**
 * The lines of a plain or Markdown text, tabs between the cells of a table. Lines of a text that wraps stand close
 * together and paragraphs apart, where blank lines say so; else, and in a table, each line is a paragraph.
 */
export function plainLines(source: string): Line[] {
  const lines = source.split('\n').map((line) => line.trimEnd());
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const column = alignedColumn(lines);
  const rows = lines.filter((line) => /\S\t+\S/u.test(line));
  const most = rows.reduce((widest, line) => Math.max(widest, cellsOf(line, null).length), 0);
  const isTable = rows.length > 1 && rows.length >= lines.length / 2;
  const written = lines.filter((line) => line !== '');
  const isWrapped =
    written.filter(({ length }) => length >= longest * full).length >= written.length * fewestFull;
  const wraps = !isTable && isWrapped && longest >= shortestWrapped && longest <= longestWrapped;
  const read: Line[] = [];
  let y = 0;
  for (const line of lines) {
    y += wraps ? size * 1.2 : size * 3;
    if (line.trim() === '' || /^\s*[|:\s-]{3,}$/u.test(line)) {
      y += size * 1.2;
      continue;
    }
    const level = /^(#{1,6})\s/u.exec(line)?.[1]?.length ?? 0;
    const bare = line.trimStart();
    const indent = line.length - bare.length;
    const strong = /^(?:[-*]\s+)?\*\*([^*]+)\*\*/u.exec(bare)?.[1]?.length ?? 0;
    // What stands before the first cell of a table's line is an empty one.
    const isRow = rows.length > 1 ? line.startsWith('\t') : column !== null && indent === column;
    const cells = isRow ? emptyThen(cellsOf(bare, null), line, most) : cellsOf(line, column);
    for (const each of lineAt(
      0,
      cells.map((cell) => cell.replaceAll('**', '').trim()),
      {
        indent: isRow ? 0 : indent,
        bold: level > 0 ? bare.length : strong,
        size: level > 0 ? 20 - level : size,
      },
    ))
      read.push({ ...each, y });
  }
  return read;
}

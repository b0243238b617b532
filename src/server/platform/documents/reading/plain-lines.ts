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
/** Wrapped lines are shorter than this; longer ones are whole paragraphs. */
const longestWrapped = 160;

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

const cellsOf = (line: string) =>
  /^\s*\|.*\|\s*$/u.test(line) ? line.trim().slice(1, -1).split('|') : line.split(/\t+|\s{4,}(?=\S)/u);

/**
 * The lines of a plain or Markdown text, tabs between the cells of a table. Lines of a text that wraps stand close
 * together and paragraphs apart, where blank lines say so; else each line is a paragraph.
 */
export function plainLines(source: string): Line[] {
  const lines = source.split('\n');
  const wraps = !lines.some((line) => line.length > longestWrapped);
  const read: Line[] = [];
  let y = 0;
  for (const line of lines) {
    y += wraps ? size * 1.2 : size * 3;
    if (line.trim() === '' || /^\s*[|:\s-]{3,}$/u.test(line)) {
      y += size * 1.2;
      continue;
    }
    const level = /^(#{1,6})\s/u.exec(line)?.[1]?.length ?? 0;
    const indent = line.length - line.trimStart().length;
    const strong = /^\s*(?:[-*]\s+)?\*\*([^*]+)\*\*/u.exec(line)?.[1]?.length ?? 0;
    const plain = line.trimStart().replaceAll('**', '');
    for (const each of lineAt(0, cellsOf(plain), {
      indent,
      bold: level > 0 ? plain.length : strong,
      size: level > 0 ? 20 - level : size,
    }))
      read.push({ ...each, y });
  }
  return read;
}

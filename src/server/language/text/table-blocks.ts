import { cleanText } from './clean-text.ts';

/** A line of a table: `text.slice(start, end)`, without the spaces around it. */
export interface TableRow {
  start: number;
  end: number;
  cells: string[];
}

/** Neighbouring lines with the same number of cells, three or more, the first one included. */
export interface TableBlock {
  rows: TableRow[];
  /** Whether a rule stands under the first line. */
  isRuled: boolean;
}

const fewestRows = 3;
const mostColumns = 12;
const rule = /^[|\s:+-]*-[|\s:+-]*$/u;

/** The cells of a line that bars or tabulators part; none where they part nothing: "|x|" is a formula. */
export const tableCells = (line: string): string[] =>
  /\s\|\s|^\s*\|.*\|\s*$/u.test(line)
    ? line
        .trim()
        .replace(/^\||\|$/gu, '')
        .split('|')
        .map((cell) => cleanText(cell))
    : line.includes('\t')
      ? line
          .trim()
          .split(/\t+/u)
          .map((cell) => cleanText(cell))
      : [];

/** What stands in a text as a table does, its cells parted by bars or tabulators. Linear in the text. */
export function tableBlocks(text: string): TableBlock[] {
  const blocks: TableBlock[] = [];
  let block: TableBlock = { rows: [], isRuled: false };
  const close = () => {
    if (block.rows.length >= fewestRows) blocks.push(block);
    block = { rows: [], isRuled: false };
  };
  let from = 0;
  for (const line of text.split('\n')) {
    const start = from + line.length - line.trimStart().length;
    from += line.length + 1;
    if (block.rows.length > 0 && rule.test(line)) {
      block.isRuled ||= block.rows.length === 1;
      continue;
    }
    const cells = tableCells(line);
    const isRow = cells.length > 1 && cells.length <= mostColumns;
    if (!isRow || (block.rows[0] && block.rows[0].cells.length !== cells.length)) close();
    if (isRow) block.rows.push({ start, end: start + line.trim().length, cells });
  }
  close();
  return blocks;
}

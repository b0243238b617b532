import type { AlignType, Table, TableRow } from 'mdast';
import { inlineRuns } from './inline-runs.ts';
import { widthOf } from './line-pieces.ts';
import type { Line } from './lines.ts';
import { colours, type Style, styles } from './runs.ts';
import type { Sheet } from './sheet.ts';
import type { Tag } from './tags.ts';

const pad = 4;
const narrowestColumn = 24;
/** Columns that fit side by side; the rows of a wider table are written one after the other. */
const mostColumns = 10;
/** Lines of a head that is still repeated on each page. */
const tallestHead = 6;
/** Points up to which a row is kept on one page. */
const whole = 240;

interface Column {
  width: number;
  align: AlignType;
}

interface Row {
  cells: readonly { lines: readonly Line[]; tag: Tag }[];
  style: Style;
  isHead: boolean;
  /** Lines of its tallest cell. */
  height: number;
}

/** Writes a table as wide as it needs, over pages where needed; its head stands on each. */
export function writeTable(sheet: Sheet, { children, align }: Table): void {
  const columns = Math.max(...children.map((row) => row.children.length));
  if (columns > mostColumns) writeRows(sheet, children);
  else
    sheet.canvas.tags.within('Table', () => {
      const grid = shareWidth(sheet, children, columns).map((width, at) => ({
        width,
        align: align?.[at] ?? null,
      }));
      const rows = children.map((row, at) => layRow(sheet, row, grid, at === 0));
      for (const row of rows) writeRow(sheet, row, grid, rows[0]);
    });
}

function writeRows(sheet: Sheet, rows: readonly TableRow[]): void {
  for (const { children } of rows) {
    const cells = children.flatMap((cell, at) => [
      ...(at > 0 ? [{ text: ' · ', muted: true }] : []),
      ...inlineRuns(cell.children),
    ]);
    sheet.write(sheet.block('P', cells, styles.cell));
    sheet.space(3);
  }
}

const styleOf = (isHead: boolean): Style => (isHead ? styles.head : styles.cell);

function linesOf(sheet: Sheet, row: TableRow, column: number, isHead: boolean, width: number): Line[] {
  return sheet.canvas.linesOf(inlineRuns(row.children[column]?.children ?? []), styleOf(isHead), width);
}

/** A column is as wide as its widest line; where there is no room for all, the widest give way. */
function shareWidth(sheet: Sheet, rows: readonly TableRow[], columns: number): number[] {
  const widths = Array.from({ length: columns }, (_, column) => {
    const lines = rows.flatMap((row, at) => linesOf(sheet, row, column, at === 0, sheet.width));
    return lines.reduce((most, line) => Math.max(most, widthOf(line) + 2 * pad + 1), narrowestColumn);
  });
  const narrowFirst = widths.map((width, column) => ({ width, column })).sort((a, b) => a.width - b.width);
  let left = sheet.width;
  narrowFirst.forEach(({ width, column }, done) => {
    widths[column] = Math.min(width, left / (columns - done));
    left -= widths[column];
  });
  return widths;
}

function layRow(sheet: Sheet, row: TableRow, columns: readonly Column[], isHead: boolean): Row {
  const { tags } = sheet.canvas;
  const cells = tags.within('TR', () =>
    columns.map(({ width }, column) => ({
      lines: linesOf(sheet, row, column, isHead, width - 2 * pad),
      tag: tags.add(isHead ? 'TH' : 'TD'),
    })),
  );
  const height = Math.max(...cells.map(({ lines }) => lines.length));
  return { cells, style: styleOf(isHead), isHead, height };
}

function writeRow(sheet: Sheet, row: Row, columns: readonly Column[], head: Row | undefined): void {
  const lineHeight = sheet.canvas.lineHeight(row.style);
  const inside = Math.min(row.height * lineHeight, whole);
  // A head stays with the first row that it heads.
  sheet.keep(inside + 2 * pad + (row.isHead ? lineHeight + 2 * pad : 0));
  for (let at = 0; at < row.height; ) {
    if (sheet.isAtTop && head && !row.isHead && head.height <= tallestHead)
      drawRow(sheet, head, columns, [0, head.height], false);
    const fitting = Math.max(1, Math.floor((sheet.room - 2 * pad) / lineHeight));
    const end = Math.min(row.height, at + fitting);
    drawRow(sheet, row, columns, [at, end], true);
    at = end;
    if (at < row.height) sheet.turn();
  }
}

/** Draws lines of a row; what is drawn a second time is no part of the text. */
function drawRow(
  sheet: Sheet,
  { cells, style, isHead }: Row,
  columns: readonly Column[],
  [from, to]: readonly [number, number],
  isText: boolean,
): void {
  const { canvas, left, y } = sheet;
  const lineHeight = canvas.lineHeight(style);
  const height = (to - from) * lineHeight + 2 * pad;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  canvas.tags.artifact(() => {
    if (isHead) canvas.ground(left, y, width, height, colours.well);
    canvas.rule(left, y + height, width, colours.line);
  });
  let x = left + pad;
  cells.forEach(({ lines, tag }, at) => {
    const column = columns[at] ?? { width: 0, align: null };
    const draw = () =>
      lines.slice(from, to).forEach((line, index) => {
        const start = x + spare(line, column);
        canvas.line(line, style, start, y + pad + index * lineHeight, isText ? tag : undefined);
      });
    if (isText) draw();
    else canvas.tags.artifact(draw);
    x += column.width;
  });
  sheet.y += height;
}

/** White before a line that is not set to the left. */
function spare(line: Line, { width, align }: Column): number {
  const share = align === 'right' ? 1 : align === 'center' ? 0.5 : 0;
  return share * Math.max(0, width - 2 * pad - widthOf(line));
}

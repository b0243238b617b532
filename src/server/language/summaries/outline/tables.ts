import { cleanText } from '#server/language/text/clean-text.ts';

/** A row of a table, said in words: what the first cell names, and each column with its name. */
export interface Row {
  start: number;
  end: number;
  text: string;
  /** The same of one column each. */
  shorter: string[];
}

const rows = /(?:^[^\n|\t]*(?:(?:\||\t+)[^\n|\t]*)+(?:\n|$)){3,}/gmu;
const rule = /^[\s|:-]+$/u;
const mostCells = 12;
/** Characters of a cell that only numbers its row, such as "B12", and so needs the column's name. */
const code = 4;

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/\||\t+/u)
    .map((cell) => cleanText(cell.trim()));

const lowered = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (letter) => letter.toLowerCase());

/** "Vitamina C – fonte: acerola; carência: escorbuto". */
function sayRow(
  names: readonly string[],
  cells: readonly string[],
): Pick<Row, 'text' | 'shorter'> | undefined {
  const [name = ''] = cells;
  const columns = cells
    .map((cell, at) => (cell && at > 0 ? `${lowered(names[at] ?? '')}: ${cell}` : ''))
    .filter((column) => column !== '');
  if (!/\p{L}/u.test(name) || columns.length === 0) return undefined;
  const subject = name.length <= code ? `${names[0]} ${name}` : name;
  return {
    text: `${subject} – ${columns.join('; ')}.`,
    shorter: columns.map((column) => `${subject} – ${column}.`),
  };
}

/** Rows of the tables of a text, whose cells are parted by "|" or tabulators; a table has a row of names first. */
export function readRows(text: string): Row[] {
  const found: Row[] = [];
  for (const { index, 0: table } of text.matchAll(rows)) {
    let names: readonly string[] | undefined;
    let start = index;
    for (const line of table.split('\n')) {
      const end = start + line.length;
      const cells = cellsOf(line);
      if (!rule.test(line) && cells.length >= 2 && cells.length <= mostCells) {
        const said = names && cells.length === names.length ? sayRow(names, cells) : undefined;
        names ??= cells.every((cell) => /\p{L}/u.test(cell)) ? cells : [];
        found.push({ start, end, text: said?.text ?? '', shorter: said?.shorter ?? [] });
      }
      start = end + 1;
    }
  }
  return found;
}

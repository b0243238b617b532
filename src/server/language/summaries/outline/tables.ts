import { cleanText } from '#server/language/text/clean-text.ts';

/** A row of a table, said in words: what the first cell names, and each column with its name. */
export interface Row {
  start: number;
  end: number;
  text: string;
  /** The same of one column each. */
  shorter: string[];
}

const rule = /^[\s|:-]+$/u;
const fewestLines = 3;
const mostCells = 12;
/** Characters of the name of a column. */
const longestName = 40;
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

interface Line {
  start: number;
  end: number;
  cells: readonly string[];
}

/** Whether bars or tabulators part the cells of a line: "|x|" is a formula. */
const isParted = (line: string) => /\t|\s\|\s|^\s*\|.*\|\s*$/u.test(line);

/** Names of columns, and no line of a list or of words in two languages: of three or more, or over a rule. */
const areNames = ({ cells }: Line, isRuled: boolean) =>
  (isRuled || cells.length > 2) &&
  cells.every((cell) => /^\p{L}/u.test(cell) && cell.length <= longestName && !/[.;!?]$/u.test(cell));

/** Rows of the tables of a text, whose cells are parted by "|" or tabulators, under a row of names. Linear in the text. */
export function readRows(text: string): Row[] {
  const found: Row[] = [];
  let run: Line[] = [];
  let isRuled = false;
  const close = () => {
    const [head, ...others] = run;
    if (head && run.length >= fewestLines && areNames(head, isRuled)) {
      const said = others.flatMap(({ start, end, cells }) => {
        const row = sayRow(head.cells, cells);
        return row ? [{ start, end, ...row }] : [];
      });
      if (said.length > 0) found.push({ start: head.start, end: head.end, text: '', shorter: [] }, ...said);
    }
    run = [];
    isRuled = false;
  };
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (run.length > 0 && rule.test(line) && line.includes('-')) isRuled ||= run.length === 1;
    else {
      const cells = isParted(line) ? cellsOf(line) : [];
      const isRow = cells.length >= 2 && cells.length <= mostCells;
      if (!isRow || (run[0] && run[0].cells.length !== cells.length)) close();
      if (isRow) run.push({ start, end, cells });
    }
    start = end + 1;
  }
  close();
  return found;
}

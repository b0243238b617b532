import { tableBlocks } from '#server/language/text/table-blocks.ts';

/** A row of a table, said in words: what the first cell names, and each column with its name. */
export interface Row {
  start: number;
  end: number;
  text: string;
  /** Where its table begins. */
  table: number;
  /** The same of one column each. */
  shorter: string[];
}

/** Characters of the name of a column. */
const longestName = 40;
/** Characters of a cell that only numbers its row, such as "B12", and so needs the column's name. */
const code = 4;

/** A cell that says nothing, and one that says nothing by itself. */
const empty = /^(?:[-–—.…]+|n\/?[ad])$/iu;
const lacking = /: (?:não há|não tem|nenhuma?)$/iu;

const lowered = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (letter) => letter.toLowerCase());

/** "Vitamina C – fonte: acerola; carência: escorbuto". */
function sayRow(
  names: readonly string[],
  cells: readonly string[],
): Pick<Row, 'text' | 'shorter'> | undefined {
  const [name = ''] = cells;
  const columns = cells
    .map((cell, at) => (cell && !empty.test(cell) && at > 0 ? `${lowered(names[at] ?? '')}: ${cell}` : ''))
    .filter((column) => column !== '');
  if (!/\p{L}/u.test(name) || columns.length === 0) return undefined;
  const subject = name.length <= code ? `${names[0]} ${name}` : name;
  return {
    text: `${subject} – ${columns.join('; ')}.`,
    shorter: columns.filter((column) => !lacking.test(column)).map((column) => `${subject} – ${column}.`),
  };
}

/** Names of columns, and no line of a list or of words in two languages: of three or more, or over a rule. */
const areNames = (cells: readonly string[], isRuled: boolean) =>
  (isRuled || cells.length > 2) &&
  cells.every((cell) => /^\p{L}/u.test(cell) && cell.length <= longestName && !/[.;!?]$/u.test(cell));

/** Rows of the tables of a text, under a row of names; what is no such table is left alone. */
export const readRows = (text: string): Row[] =>
  tableBlocks(text).flatMap(({ rows: [head, ...others], isRuled }) => {
    if (!head || !areNames(head.cells, isRuled)) return [];
    const said = others.flatMap(({ start, end, cells }) => {
      const row = sayRow(head.cells, cells);
      return row ? [{ start, end, table: head.start, ...row }] : [];
    });
    return said.length > 0
      ? [{ start: head.start, end: head.end, table: head.start, text: '', shorter: [] }, ...said]
      : [];
  });

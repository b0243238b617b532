import type { Cell } from '#server/platform/documents/reading/plain-lines.ts';
import { terminal } from '#server/platform/documents/reading/printed-lines.ts';
import type { NoticeLine } from '../notice-lines.ts';
import { plain, soundsLikeDiscipline } from '../words.ts';

/** Points by which cells of one column may begin apart. */
const play = 8;
const longestLabel = 60;
/** Of a line's height, from one line to a paragraph of its own. */
const paragraph = 2;
/** Lines of a table that has no head, and rows of one that has. */
const fewestLines = 3;
const fewestRows = 2;

interface Split {
  line: NoticeLine;
  label: Cell | null;
  text: Cell | null;
}

const names = /^(?:disciplinas?|mat[ée]rias?|[áa]reas?|provas?|componentes?|conhecimentos?)\b/iu;
const contents = /^(?:conte[úu]dos?|programas?|assuntos?|t[óo]picos?|ementas?)\b/iu;

const isHead = ({ cells }: NoticeLine) =>
  cells.length === 2 && names.test(cells[0]?.text ?? '') && contents.test(cells[1]?.text ?? '');

/** Where the second of two columns begins, when a head or many lines have a short name before it. */
function secondColumn(lines: readonly NoticeLine[]): number | null {
  const counts = new Map<number, number>();
  for (const { cells } of lines) {
    const [first, second] = cells;
    if (
      cells.length !== 2 ||
      !first ||
      !second ||
      first.text.length > longestLabel ||
      !/\p{L}{3}/u.test(first.text)
    )
      continue;
    const key = Math.round(second.left / play);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  const fewest = lines.some(isHead) ? fewestRows : fewestLines;
  return best && best[1] >= fewest ? best[0] * play : null;
}

function splitLine(line: NoticeLine, column: number): Split | null {
  const [first, second] = line.cells;
  if (!first || line.cells.length > 2) return null;
  if (second)
    return Math.abs(second.left - column) <= play && first.left < column - play
      ? { line, label: first, text: second }
      : null;
  if (Math.abs(first.left - column) <= play) return { line, label: null, text: first };
  return first.right < column && first.text.length <= longestLabel
    ? { line, label: first, text: null }
    : null;
}

/** Whether more than a line's height parts two lines, as paragraphs of a pasted text. */
const isFar = (line: NoticeLine, last: NoticeLine | undefined) =>
  last?.page === line.page && line.y - last.y > line.size * paragraph;

/**
 * A row begins where a name stands again after a line without one, behind white space, or where a discipline stands
 * beside a text of its own: "Matemática", not "Municipal" of "Legislação Municipal". A name said again begins none.
 */
function rowsOf(splits: readonly Split[]): Split[][] {
  const rows: Split[][] = [];
  let name = '';
  for (const [at, split] of splits.entries()) {
    const { label, text, line } = split;
    const last = splits[at - 1];
    const current = rows.at(-1);
    if (current && label && text && plain(label.text) === name) {
      current.push({ ...split, label: null });
      continue;
    }
    const isOwn =
      text !== null &&
      soundsLikeDiscipline(label?.text ?? '') &&
      (isFar(line, last?.line) || terminal.test(last?.text?.text ?? '')) &&
      /^\P{Ll}/u.test(text.text);
    if (!current || (label && (!last?.label || line.isApart || isOwn))) {
      rows.push([split]);
      name = plain(label?.text ?? '');
    } else current.push(split);
  }
  return rows;
}

function asHeading(row: readonly Split[]): NoticeLine[] {
  const labels = row.flatMap(({ label }) => label ?? []);
  const name = labels.map(({ text }) => text).join(' ');
  const [first] = row;
  if (!first) return [];
  const heading = {
    ...first.line,
    text: name,
    bold: name.length,
    isShort: true,
    isApart: true,
    opens: true,
    cells: labels,
  };
  const texts = row.flatMap(({ line, text }, at) =>
    text
      ? [
          {
            ...line,
            text: text.text,
            left: text.left,
            bold: 0,
            opens: at === 0 || isFar(line, row[at - 1]?.line) || /^(?:[•▪–-]|\d{1,2}[.)]\s)/u.test(text.text),
            isApart: false,
            cells: [text],
          },
        ]
      : [],
  );
  return [heading, ...texts];
}

/** The lines of a programme in two columns, disciplines to the left of their contents, as headings and text. */
export function withoutTables(lines: readonly NoticeLine[]): NoticeLine[] {
  const column = secondColumn(lines);
  if (column === null) return [...lines];
  const read: NoticeLine[] = [];
  let run: Split[] = [];
  const close = () => {
    const body = run.filter(({ line }) => !isHead(line));
    const rows = rowsOf(body);
    const labels = rows.map((row) =>
      row
        .map(({ label }) => label?.text ?? '')
        .join(' ')
        .trim(),
    );
    const isTable =
      (body.length < run.length || run.length >= fewestLines) &&
      rows.length >= fewestRows &&
      labels.filter(soundsLikeDiscipline).length >= labels.length * 0.5;
    read.push(...(isTable ? rows.flatMap(asHeading) : run.map(({ line }) => line)));
    run = [];
  };
  for (const line of lines) {
    const split = splitLine(line, column);
    if (split && (run.length > 0 || split.label)) run.push(split);
    else {
      close();
      read.push(line);
    }
  }
  close();
  return read;
}

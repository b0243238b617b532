import type { Cell } from '#server/platform/documents/reading/plain-lines.ts';
import type { NoticeLine } from './notice-lines.ts';
import { soundsLikeDiscipline } from './words.ts';

/** Points by which cells of one column may begin apart. */
const play = 8;
const longestLabel = 60;
const fewestRows = 4;

interface Split {
  line: NoticeLine;
  label: Cell | null;
  text: Cell | null;
}

/** Where the second of two columns begins, when many lines have a short name before it. */
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
  return best && best[1] >= 3 ? best[0] * play : null;
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

const isHead = ({ label, text }: Split) =>
  /^(?:disciplinas?|mat[ée]rias?|[áa]reas?|provas?|componentes?|conhecimentos?)\b/iu.test(
    label?.text ?? '',
  ) && /^(?:conte[úu]dos?|programas?|assuntos?|t[óo]picos?|ementas?)\b/iu.test(text?.text ?? '');

/** A row begins where a name stands again after a line without one, or behind white space. */
function rowsOf(splits: readonly Split[]): Split[][] {
  const rows: Split[][] = [];
  for (const [at, split] of splits.entries()) {
    const last = splits[at - 1];
    const isNew = split.label !== null && (!last?.label || split.line.isApart);
    const current = rows.at(-1);
    if (!current || isNew) rows.push([split]);
    else current.push(split);
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
            opens: at === 0 || /^(?:[•▪–-]|\d{1,2}[.)]\s)/u.test(text.text),
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
    const rows = rowsOf(run.filter((split) => !isHead(split)));
    const names = rows.map((row) =>
      row
        .map(({ label }) => label?.text ?? '')
        .join(' ')
        .trim(),
    );
    const isTable =
      run.length >= fewestRows &&
      rows.length >= 2 &&
      names.filter(soundsLikeDiscipline).length >= names.length * 0.5;
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

import { areaKind } from '../areas.ts';
import type { NoticeLine } from '../notice-lines.ts';
import { levelsIn, plain, soundsLikeDiscipline, soundsLikePost } from '../words.ts';
import { type Column, columnOf, columnsOf, numberIn, type PlacedCell, placedCells } from './table-cells.ts';
import { isSentence, type ValueRow, type ValueTable } from './tables.ts';

const highestHead = 5;
const tallest = 80;
/** Lines of a name beside the one with the numbers. */
const mostAlone = 4;
/** Points; pages follow each other downwards. */
const pageHeight = 100_000;
/** Lines above a head that may say what its numbers count. */
const linesAbove = 4;
/** Of the columns beside the names and the totals, how many must be of one kind. */
const mostOfColumns = 0.6;

const isDiscipline = (text: string) => areaKind(text) !== null || soundsLikeDiscipline(text);
const isMeant = (text: string) => levelsIn(text).length > 0 || soundsLikePost(text);
const isTotal = (text: string) => /^(?:sub)?tota(?:l|is)\b|^soma\b/u.test(plain(text));
const isNear = (one: NoticeLine | undefined, other: NoticeLine | undefined) =>
  one !== undefined && one.page === other?.page && Math.abs(other.y - one.y) < one.size * 2.6;
const numbersIn = ({ cells }: NoticeLine) => cells.filter(({ text }) => numberIn(text) !== null).length;
const isRow = (line: NoticeLine) => line.cells.length >= 3 && numbersIn(line) >= 2;

const areAbove = (one: PlacedCell, other: PlacedCell) => one.left < other.right && other.left < one.right;

/** The cells of a head without those that stand above several others: "Número de questões". */
function headCells(head: readonly NoticeLine[]): PlacedCell[] {
  const rows = head.map(placedCells);
  return rows.flatMap((cells, at) =>
    cells.filter((cell) =>
      rows.slice(at + 1).every((below) => below.filter((other) => areAbove(cell, other)).length < 2),
    ),
  );
}

interface Matrix {
  columns: Column[];
  /** Of the columns that hold numbers, those that stand for a discipline or for who is meant. */
  of: 'disciplines' | 'posts';
  counts: 'questions' | 'weight';
  from: number;
  /** The first line of the rows: the name of the first one may begin above its numbers. */
  to: number;
}

/** The head above the first row of numbers at `at`; null where its columns are no disciplines, positions or levels. */
function matrixAt(lines: readonly NoticeLine[], at: number): Matrix | null {
  let from = at;
  while (at - from < highestHead) {
    const above = lines[from - 1];
    if (!above || !isNear(above, lines[from]) || numbersIn(above) > 0 || isSentence(above)) break;
    from -= 1;
  }
  const isName = ({ cells: [cell, ...others] }: NoticeLine, columns: readonly Column[]) =>
    cell !== undefined && others.length === 0 && cell.right < (columns[1]?.left ?? 0);
  const headTo = (to: number) => columnsOf(headCells(lines.slice(from, to)));
  let to = at;
  while (to - from > 1 && isName(lines[to - 1] as NoticeLine, headTo(to - 1))) to -= 1;
  const columns = headTo(to);
  const values = columns.slice(1).filter(({ text }) => !isTotal(text));
  const most = Math.max(2, values.length * mostOfColumns);
  const ofDisciplines = values.filter(({ text }) => isDiscipline(text) && !isMeant(text)).length >= most;
  if (!ofDisciplines && values.filter(({ text }) => isMeant(text)).length < most) return null;
  const said = plain(
    lines
      .slice(Math.max(0, from - linesAbove), to)
      .map(({ text }) => text)
      .join(' '),
  );
  const counts = /\b(?:quest\w+|itens)\b/u.test(said)
    ? 'questions'
    : /\bpesos?\b/u.test(said)
      ? 'weight'
      : null;
  return counts && { columns, of: ofDisciplines ? 'disciplines' : 'posts', counts, from, to };
}

interface Row {
  y: number;
  names: string[];
  /** By column. */
  values: ReadonlyMap<number, number>;
}

/** Gives a part of a name that stands alone to the row it is nearest to, one without a name first. */
function giveName(rows: readonly Row[], y: number, text: string): void {
  const far = (row: Row) => Math.abs(row.y - y) + (row.names.length === 0 ? 0 : 1);
  const [nearest] = rows.toSorted((one, other) => far(one) - far(other));
  if (nearest && nearest.y < y) nearest.names.push(text);
  else nearest?.names.unshift(text);
}

/** The rows from `at` on, with their names, which may take several lines, and where they end. */
function rowsFrom(lines: readonly NoticeLine[], at: number, columns: readonly Column[]) {
  const rows: Row[] = [];
  let alone: { y: number; text: string }[] = [];
  let end = at;
  for (let next = at; next < lines.length && next - at < tallest; next++) {
    const line = lines[next] as NoticeLine;
    const last = lines[next - 1];
    if (next > at && (isSentence(line) || (line.page === last?.page && !isNear(last, line)))) break;
    const y = line.y + (line.page - (lines[at]?.page ?? 0)) * pageHeight;
    const cells = placedCells(line);
    const values = new Map(
      cells.flatMap((cell): [number, number][] => {
        const value = numberIn(cell.text);
        return value === null ? [] : [[columnOf(columns, cell), value]];
      }),
    );
    const names = cells.filter(({ text }) => numberIn(text) === null && /\p{L}/u.test(text));
    if (values.size === 0 && names.some((cell) => columnOf(columns, cell) > 0)) break;
    const name = names
      .filter((cell) => columnOf(columns, cell) === 0)
      .map(({ text }) => text)
      .join(' ');
    if (values.size === 0) {
      alone.push({ y, text: name });
      if (alone.length > mostAlone) break;
      continue;
    }
    rows.push({ y, names: name === '' ? [] : [name], values });
    for (const part of alone) giveName(rows, part.y, part.text);
    alone = [];
    end = next + 1;
  }
  const [rest] = alone;
  if (rest && /^[\p{Ll}(]/u.test(rest.text)) giveName(rows, rest.y, rest.text);
  const named = rows.map(({ names, values }) => ({ name: names.join(' '), values }));
  return { rows: named.filter(({ name }) => name !== '' && !isTotal(name)), end };
}

const rowOf = (name: string, value: number | undefined, counts: Matrix['counts']): ValueRow[] =>
  value === undefined || value === 0
    ? []
    : [{ name, area: null, questions: null, weight: null, points: null, minimum: null, [counts]: value }];

/**
 * Tables with a column for each discipline and a row for each position, or the other way round, whose cells hold
 * numbers of questions, or weights: one table for each position or level.
 */
export function readMatrices(lines: readonly NoticeLine[]): ValueTable[] {
  const tables: ValueTable[] = [];
  for (let at = 1; at < lines.length; at++) {
    const first = lines[at] as NoticeLine;
    const found = isRow(first) && !isRow(lines[at - 1] as NoticeLine) ? matrixAt(lines, at) : null;
    if (!found) continue;
    const { columns, of, counts, from, to } = found;
    const { rows, end } = rowsFrom(lines, to, columns);
    const place = {
      page: first.page,
      line: first.line,
      lines: lines.slice(from, end),
      groups: [],
      isWhole: true as const,
    };
    const values = [...columns.entries()].filter(([column, { text }]) => column > 0 && !isTotal(text));
    const read =
      of === 'disciplines'
        ? rows.map(({ name, values: own }) => ({
            title: name,
            rows: values.flatMap(([column, { text }]) => rowOf(text, own.get(column), counts)),
          }))
        : values.map(([column, { text }]) => ({
            title: text,
            rows: rows.flatMap(({ name, values: own }) => rowOf(name, own.get(column), counts)),
          }));
    const isOne =
      of === 'disciplines' || rows.filter(({ name }) => isDiscipline(name)).length >= rows.length / 2;
    if (!isOne) continue;
    tables.push(...read.filter((table) => table.rows.length > 0).map((table) => ({ ...table, ...place })));
    at = end - 1;
  }
  return tables;
}

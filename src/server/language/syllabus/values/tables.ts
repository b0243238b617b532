import { terminal } from '#server/platform/documents/reading/printed-lines.ts';
import { areaKind } from '../areas.ts';
import type { AreaValues } from '../notice.ts';
import type { NoticeLine } from '../notice-lines.ts';
import { plain } from '../words.ts';
import { withWeights } from './question-points.ts';
import { type Column, columnOf, columnsOf, numberIn, type PlacedCell, placedCells } from './table-cells.ts';

export interface ValueRow extends Omit<AreaValues, 'area'> {
  name: string;
  area: string | null;
}

/** A table of questions, weights and minima. */
export interface ValueTable {
  /** What stands above it and in its first column: for whom it is. */
  title: string;
  page: number;
  line: number;
  /** Its head and rows as they stand. */
  lines: readonly NoticeLine[];
  rows: ValueRow[];
  /** Groups with values of their own. */
  groups: ValueRow[];
  /** Whether what it does not name is not asked. */
  isWhole?: true;
}

const tallest = 70;
const isHead = (line: NoticeLine) =>
  line.text.length < 140 &&
  /quest(?:ões|ão|oes|ao)\b|\bitens\b/iu.test(line.text) &&
  !/[.;]$/u.test(line.text) &&
  !/^\d+(?:\.\d+)+/u.test(line.text);
const hasNumbers = (line: NoticeLine) => line.cells.some((cell) => numberIn(cell.text) !== null);
export const isSentence = (line: NoticeLine) =>
  /^\d{1,2}(?:\.\d{1,2})+\.?\s/u.test(line.text) ||
  (line.cells.length === 1 && line.text.length > 90 && !line.isShort) ||
  (line.cells.length === 1 && line.text.length > 60 && terminal.test(line.text));

/** The lines of a head around the line that names the questions. */
function headAround(lines: readonly NoticeLine[], at: number): { from: number; to: number } {
  const own = lines[at] as NoticeLine;
  const near = (one: NoticeLine, other: NoticeLine | undefined) =>
    other?.page === one.page && Math.abs(other.y - one.y) < one.size * 2.2;
  let from = at;
  while (at - from < 5) {
    const line = lines[from - 1];
    const isTitle =
      line && line.cells.length === 1 && (line.text.length > 40 || line.right - line.left > 190);
    if (!line || isTitle || hasNumbers(line) || isSentence(line) || !near(line, lines[from])) break;
    const spanned = own.cells.filter((cell) => line.left < cell.right && cell.left < line.right).length;
    const isName =
      areaKind(line.text) !== null || /^(?:quadro|tabela|cargos?|n[íi]vel|m[óo]dulo)\b/iu.test(line.text);
    if (line.cells.length === 1 && (spanned > 1 || isName)) break;
    if (
      line.cells.length === 1 &&
      !own.cells.some((cell) => line.left < cell.right + 20 && cell.left - 20 < line.right)
    )
      break;
    from -= 1;
  }
  let to = at;
  while (to - at < 4) {
    const line = lines[to + 1];
    if (!line || hasNumbers(line) || isSentence(line) || !near(line, lines[to])) break;
    const columns = columnsOf(lines.slice(from, to + 1).flatMap(placedCells));
    const isOfHead = placedCells(line).some((cell) => {
      const column = columns[columnOf(columns, cell)];
      return (
        column !== undefined && column.kind !== 'name' && cell.left < column.right && cell.right > column.left
      );
    });
    if (!isOfHead || (line.cells.length === 1 && line.text.length > 40)) break;
    to += 1;
  }
  return { from, to };
}

interface Anchor {
  y: number;
  size: number;
  values: Partial<Record<'questions' | 'weight' | 'points' | 'minimum', number>>;
  names: PlacedCell[];
}

const isSameLine = (cell: PlacedCell, anchor: Anchor) => Math.abs(cell.y - anchor.y) <= anchor.size * 0.35;

function anchorsOf(cells: readonly PlacedCell[], columns: readonly Column[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const cell of cells) {
    const value = numberIn(cell.text);
    const kind = columns[columnOf(columns, cell)]?.kind;
    if (value === null || !kind || kind === 'name') continue;
    let anchor = anchors.find((known) => isSameLine(cell, known));
    if (!anchor) {
      anchor = { y: cell.y, size: cell.size, values: {}, names: [] };
      anchors.push(anchor);
    }
    anchor.values[kind] ??= value;
  }
  return anchors;
}

const nearest = (anchors: readonly Anchor[], cell: PlacedCell, accepts: (anchor: Anchor) => boolean) =>
  anchors
    .filter((anchor) => accepts(anchor) && Math.abs(anchor.y - cell.y) <= cell.size * 1.7)
    .toSorted((one, other) => Math.abs(one.y - cell.y) - Math.abs(other.y - cell.y))[0];

/** Gives each anchor its name, which may stand on lines above and below it; what is left are rows that open a group. */
function giveNames(anchors: readonly Anchor[], names: readonly PlacedCell[]): PlacedCell[] {
  const apart: PlacedCell[] = [];
  for (const cell of names) anchors.find((anchor) => isSameLine(cell, anchor))?.names.push(cell);
  const named = new Set(anchors.filter((anchor) => anchor.names.length > 0));
  for (const cell of names) {
    if (anchors.some((anchor) => isSameLine(cell, anchor))) continue;
    const nameless = nearest(anchors, cell, (anchor) => !named.has(anchor));
    const goesOn = /^[\p{Ll}(]/u.test(cell.text)
      ? nearest(anchors, cell, (anchor) => named.has(anchor) && anchor.y < cell.y)
      : nearest(
          anchors,
          cell,
          (anchor) =>
            named.has(anchor) && anchor.y > cell.y && /^[\p{Ll}(]/u.test(anchor.names[0]?.text ?? ''),
        );
    // Nothing else has room so near: a name in the middle of whose lines the values stand.
    const around = anchors.find((anchor) => Math.abs(anchor.y - cell.y) < cell.size * 0.9);
    const anchor = nameless ?? goesOn ?? around;
    if (anchor) anchor.names.push(cell);
    else apart.push(cell);
  }
  return apart;
}

const joinCells = (cells: readonly PlacedCell[]) =>
  cells
    .toSorted((one, other) => one.y - other.y || one.left - other.left)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Cells of one column that stand close together, as one label each. */
function labelsOf(cells: readonly PlacedCell[]): { text: string; y: number }[] {
  const groups: PlacedCell[][] = [];
  for (const cell of cells.toSorted((one, other) => one.y - other.y)) {
    const last = groups.at(-1);
    const near = last && cell.y - (last.at(-1)?.y ?? 0) < cell.size * 1.5;
    if (near) last.push(cell);
    else groups.push([cell]);
  }
  return groups.map((group) => ({
    text: joinCells(group),
    y: ((group[0]?.y ?? 0) + (group.at(-1)?.y ?? 0)) / 2,
  }));
}

/** A label of several rows stands at their middle: as far as it is from the first of them, as far down it reaches. */
function spansOf(labels: readonly { text: string; y: number }[], anchors: readonly Anchor[]) {
  const heights = anchors
    .filter(({ names }) => names.length > 0)
    .map(({ y }) => y)
    .toSorted((one, other) => one - other);
  const isAt = (height: number, y: number) => Math.abs(height - y) < 3;
  const areOnTop =
    isAt(heights[0] ?? 0, labels[0]?.y ?? 1000) &&
    labels.every(({ y }) => heights.some((height) => isAt(height, y)));
  if (areOnTop)
    return labels.map(({ text }, at) => ({
      text,
      bottom: (labels[at + 1]?.y ?? Number.POSITIVE_INFINITY) - 3,
    }));
  let top = 0;
  return labels.map(({ text, y }) => {
    const bottom = y + Math.max(0, y - (heights[top] ?? y)) + 6;
    while ((heights[top] ?? Number.POSITIVE_INFINITY) <= bottom) top += 1;
    return { text, bottom };
  });
}

const rowName = (text: string) =>
  text
    .replace(/^(?:\(?[A-Z]\d\)?|\d{1,2})\s*[.)–—-]+\s*(?=\p{L})/u, '')
    .replace(/[\s:.–—-]+$/u, '')
    .trim();

function readRows(
  cells: readonly PlacedCell[],
  columns: readonly Column[],
): Pick<ValueTable, 'rows' | 'groups'> & { firsts: string; total: ValueRow | null } {
  const firstValue = columns.findIndex(({ kind }) => kind !== null && kind !== 'name');
  const nameAt = Math.max(0, firstValue - 1);
  const anchors = anchorsOf(cells, columns);
  const texts = cells.filter(({ text }) => numberIn(text) === null && /\p{L}{2}/u.test(text));
  const inColumn = (at: number) => texts.filter((cell) => columnOf(columns, cell) === at);
  const hasHeadOfNames = firstValue > 0;
  const isName = (cell: PlacedCell) =>
    hasHeadOfNames ? columnOf(columns, cell) === nameAt : cell.right <= (columns[firstValue]?.left ?? 0) + 30;
  const apart = giveNames(anchors, texts.filter(isName));
  const headName = hasHeadOfNames ? (columns[nameAt]?.text ?? '') : '';
  const openers = apart.map(({ text, y }) => ({ text, y }));
  const labels = labelsOf(hasHeadOfNames ? inColumn(nameAt - 1) : []);
  const spans = spansOf(labels, anchors);
  const areaOf = (y: number): string | null => {
    const label = spans.find(({ bottom }) => y <= bottom) ?? spans.at(-1);
    const opener = openers.filter((each) => each.y < y).at(-1);
    return (
      opener?.text ??
      label?.text ??
      (/m[óo]dulo|conhecimentos/iu.test(headName) ? headName.replace(/^disciplinas? d[oe]s?\s*/iu, '') : null)
    );
  };
  const rows: ValueRow[] = [];
  const groups: ValueRow[] = [];
  let total: ValueRow | null = null;
  for (const { y, values, names } of anchors) {
    const { questions = null, weight = null, points = null, minimum = null } = values;
    const name = rowName(joinCells(names));
    const area = areaOf(y);
    const sum = texts.find(
      (cell) => Math.abs(cell.y - y) < 4 && /^(?:sub)?tota(?:l|is)\b|^soma\b/u.test(plain(cell.text)),
    );
    if (sum) {
      if (!/^sub/u.test(plain(sum.text)))
        total = { name: '', area: null, questions, weight, points, minimum };
      continue;
    }
    if (name === '') {
      const label = labels.find((each) => Math.abs(each.y - y) < 14)?.text;
      if (label) groups.push({ name: label, area: null, questions, weight, points, minimum });
    } else rows.push({ name, area, questions, weight, points, minimum });
  }
  return {
    rows: withWeights(rows),
    groups,
    total,
    firsts: joinCells(hasHeadOfNames && nameAt > 1 ? inColumn(0) : []),
  };
}

/** Where the table below a head ends: at a sentence, a new head or a wide gap. */
function tableEnd(lines: readonly NoticeLine[], from: number): number {
  let at = from;
  for (; at < lines.length && at - from < tallest; at++) {
    const line = lines[at] as NoticeLine;
    const last = lines[at - 1] as NoticeLine;
    if (isSentence(line)) break;
    if (at > from && isHead(line) && line.cells.length > 1 && !hasNumbers(line)) break;
    if (line.page === last.page && Math.abs(line.y - last.y) > line.size * 4.2) break;
    if (line.page > last.page + 1) break;
  }
  return at;
}

const titleLines = 6;

/** All tables that give disciplines or areas their numbers of questions. */
export function readTables(lines: readonly NoticeLine[]): ValueTable[] {
  const tables: ValueTable[] = [];
  let free = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as NoticeLine;
    if (!isHead(line) || hasNumbers(line)) continue;
    const { from, to } = headAround(lines, at);
    const columns = columnsOf(lines.slice(from, to + 1).flatMap(placedCells));
    if (!columns.some(({ kind }) => kind === 'questions') || (columns.length < 2 && line.cells.length < 2))
      continue;
    const end = tableEnd(lines, to + 1);
    const body = lines.slice(to + 1, end);
    const shift = (each: NoticeLine) => (each.page - line.page) * 100_000;
    const cells = body.flatMap((each) =>
      placedCells(each).map((cell) => ({ ...cell, y: cell.y + shift(each) })),
    );
    const { rows, groups, firsts, total } = readRows(cells, columns);
    const above: string[] = [];
    for (let up = from - 1; up >= Math.max(free, from - titleLines); up--) {
      const text = lines[up]?.text ?? '';
      above.unshift(text);
      if (/^(?:\d{1,2}\.\d|tabela|quadro)/iu.test(text)) break;
    }
    const last = to + 1 + Math.max(0, body.findLastIndex(hasNumbers));
    const name = above.at(-1) ?? '';
    if (total && name.length < 70 && areaKind(name)) groups.push({ ...total, name });
    if (rows.length > 0 && rows.some(({ questions }) => questions !== null))
      tables.push({
        title: `${above.join(' ')} ${firsts}`.trim(),
        page: line.page,
        line: line.line,
        lines: lines.slice(from, last + 1).filter((each) => each.cells.length > 1),
        rows,
        groups,
      });
    free = last + 1;
    at = Math.max(at, end - 1);
  }
  return tables;
}

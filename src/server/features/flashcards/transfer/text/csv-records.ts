export interface CsvRecord {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

interface BrokenLine {
  line: number;
  text: string;
  reason: string;
}

interface Reading {
  /** One sign. */
  separator: string;
  offset?: number;
  line?: number;
  /** Whether lines that begin with # are left out. */
  comments?: boolean;
  /** Reading stops after this many lines, broken ones included. */
  most?: number;
}

const looseQuotes = 'As aspas não fecham direito nesta linha.';
const tooWide = 'Esta linha tem colunas demais.';
const mostCells = 1000;

/**
 * Reads records as RFC 4180 means them, with any separator: quoted cells may hold separators, line ends and doubled
 * quotes. A line whose quotes go wrong is left out, and reading goes on with the next one.
 */
export function readRecords(
  text: string,
  { separator, offset = 0, line = 1, comments = false, most = Number.POSITIVE_INFINITY }: Reading,
): { records: CsvRecord[]; broken: BrokenLine[] } {
  const records: CsvRecord[] = [];
  const broken: BrokenLine[] = [];
  let at = offset;
  let number = line;
  while (at < text.length && records.length + broken.length < most) {
    const lineEnd = endOfLine(text, at);
    if (comments && text[at] === '#') {
      at = lineEnd + 1;
      number += 1;
      continue;
    }
    const read = readRecord(text, at, separator);
    if ('reason' in read) {
      const { reason } = read;
      broken.push({ line: number, text: text.slice(at, Math.min(lineEnd, at + 200)), reason });
      at = lineEnd + 1;
      number += 1;
      continue;
    }
    if (read.cells.length > 1 || read.cells[0]?.trim()) records.push({ line: number, cells: read.cells });
    number += linesIn(text, at, read.next);
    at = read.next;
  }
  return { records, broken };
}

const endOfLine = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

type ReadRecord = { cells: string[]; next: number } | { reason: string };

/** The record at `at` and where the next one begins, or why it is none. */
function readRecord(text: string, at: number, separator: string): ReadRecord {
  const cells: string[] = [];
  let from = at;
  for (;;) {
    const cell = text[from] === '"' ? readQuoted(text, from, separator) : readPlain(text, from, separator);
    if (!cell) return { reason: looseQuotes };
    if (cells.push(cell.value) > mostCells) return { reason: tooWide };
    if (text[cell.end] === separator) {
      from = cell.end + 1;
      continue;
    }
    const lineEnd = text[cell.end] === '\r' ? cell.end + 1 : cell.end;
    return { cells, next: lineEnd + 1 };
  }
}

interface Cell {
  value: string;
  /** Where the separator, the line end or the end of the text stands. */
  end: number;
}

const isLineEnd = (text: string, at: number) =>
  at >= text.length || text[at] === '\n' || (text[at] === '\r' && (text[at + 1] ?? '\n') === '\n');

function readPlain(text: string, from: number, separator: string): Cell {
  let end = from;
  while (text[end] !== separator && !isLineEnd(text, end)) end += 1;
  return { value: text.slice(from, end), end };
}

function readQuoted(text: string, from: number, separator: string): Cell | null {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  while (text[at] === ' ' && separator !== ' ') at += 1;
  return text[at] === separator || isLineEnd(text, at) ? { value, end: at } : null;
}

import type { NoticeLine } from '../notice-lines.ts';
import { plain } from '../words.ts';

type ColumnKind = 'questions' | 'weight' | 'points' | 'minimum' | 'name';

export interface Column {
  kind: ColumnKind | null;
  text: string;
  left: number;
  right: number;
}

/** A cell with the height at which it stands; pages follow each other downwards. */
export interface PlacedCell {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

const kinds: readonly [ColumnKind, RegExp][] = [
  ['name', /^tipos?\b/u],
  ['minimum', /\bminim|aprovacao|habilita|corte\b|acertos/u],
  [
    'weight',
    /\bpesos?\b|\bpor (?:questao|item)|valor (?:da|das|de cada|unitario|por|do)\b|pont\w+ (?:por|da|de cada|unit)|(?:pont\w+|valor|nota)(?: em)? (?:questao|item)\b|cada (?:questao|item)/u,
  ],
  [
    'points',
    /(?:total|maxim\w+)\b.*(?:pont|valor|nota)|(?:pont\w+|valor|nota)\b.*(?:total|maxim)|^(?:pontos|pontuacao|total|valor|total de)$/u,
  ],
  ['questions', /(?:quest|itens|perguntas)/u],
  ['name', /disciplina|area|conhecimento|materia|conteudo|prova|componente|objeto|tipo|cargo|nivel/u],
];

const kindOf = (text: string): ColumnKind | null =>
  kinds.find(([, pattern]) => pattern.test(plain(text)))?.[0] ?? null;

/** "15", "2,5", "27 pontos (60 %)", "10 (dez)": the number; null for other cells. */
export function numberIn(text: string): number | null {
  const found =
    /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:\([^()]*\)|pontos?|pts?\.?|quest(?:ões|ão)|itens|%|\*)*\s*(?:\([^()]*\))?$/iu.exec(
      text.trim(),
    );
  return found?.[1] ? Number(found[1].replace(',', '.')) : null;
}

export const placedCells = (line: NoticeLine): PlacedCell[] =>
  line.cells.map(({ text, left, right }) => ({ text: text.trim(), left, right, y: line.y, size: line.size }));

const overlaps = (one: { left: number; right: number }, other: { left: number; right: number }) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

/** Columns from the cells of a table's head, which may be several lines high. */
export function columnsOf(head: readonly PlacedCell[]): Column[] {
  const columns: { cells: PlacedCell[]; left: number; right: number }[] = [];
  for (const cell of head) {
    const known = columns.find((column) => overlaps(column, cell) > 0);
    if (known) {
      known.cells.push(cell);
      known.left = Math.min(known.left, cell.left);
      known.right = Math.max(known.right, cell.right);
    } else columns.push({ cells: [cell], left: cell.left, right: cell.right });
  }
  const read = columns
    .map(({ cells, left, right }) => {
      const text = cells
        .toSorted((one, other) => one.y - other.y)
        .map((cell) => cell.text)
        .join(' ');
      return { kind: kindOf(text), text, left, right };
    })
    .sort((one, other) => one.left - other.left);
  // "Pontos" beside "Total" are those of one question.
  const isTotal = (column: Column) => column.kind === 'points' && /tota/u.test(plain(column.text));
  return read.some(isTotal)
    ? read.map((column) =>
        /^pont(?:os|uacao)$/u.test(plain(column.text)) ? { ...column, kind: 'weight' } : column,
      )
    : read;
}

/** The column under which a cell stands: the one it overlaps most, else the nearest. */
export function columnOf(columns: readonly Column[], cell: PlacedCell): number {
  let [best, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const [at, column] of columns.entries()) {
    const shared = overlaps(column, cell);
    const value =
      shared > 0 ? shared : -Math.abs((column.left + column.right - cell.left - cell.right) / 2) - 1000;
    if (value > most) [best, most] = [at, value];
  }
  return best;
}

import type { NoticeLine } from '../notice-lines.ts';
import { plain, soundsLikePost } from '../words.ts';

/** Points by which cells of one column may begin apart. */
const play = 8;
/** Of a line's height, from one line to a paragraph of its own. */
const paragraph = 2;
/** Of a line's height, how much larger the heading of the innermost column is, and each one outside it. */
const largerBy = 0.15;
const fewestRows = 2;

type ColumnKind = 'number' | 'post' | 'name' | 'topic' | 'contents';
const kinds: readonly [ColumnKind, RegExp][] = [
  ['number', /^(?:n|no|nr|n o|item|itens|ordem|cod|codigo)$/u],
  ['post', /^(?:cargos?|empregos?|func(?:ao|oes)|perfil|perfis|especialidades?)\b/u],
  ['name', /^(?:disciplinas?|materias?|areas?|provas?|componentes?|conhecimentos?|grupos?|blocos?)\b/u],
  ['topic', /^(?:topicos?|temas?|assuntos?|eixos?|unidades?|modulos?)\b/u],
  ['contents', /^(?:conteudos?|programas?|ementas?|subtopicos?|subtemas?|subitens|detalhamento|objetos?)\b/u],
];
const kindOf = (text: string): ColumnKind | undefined =>
  kinds.find(([, pattern]) => pattern.test(plain(text)))?.[0];

/** The columns of a table's head, three at least: names before contents; null for other lines. */
function headOf({ cells }: NoticeLine): ColumnKind[] | null {
  const found = cells.flatMap(({ text }) => kindOf(text) ?? []);
  if (found.length < 3 || found.length !== cells.length) return null;
  const last = found.at(-1);
  const names = found.slice(0, -1).filter((kind) => kind !== 'number');
  const isProgramme = (last === 'contents' || last === 'topic') && names.includes('name');
  return isProgramme && !names.includes('contents') ? found : null;
}

interface Row {
  /** Of each column but the last; '' where the row says nothing. */
  labels: string[];
  texts: NoticeLine[];
}

/** Where the columns begin, by the lines that have a cell in each. */
function leftsOf(lines: readonly NoticeLine[], count: number): number[] | null {
  const whole = lines.filter(({ cells }) => cells.length === count);
  if (whole.length === 0) return null;
  return Array.from({ length: count }, (_, at) =>
    Math.min(...whole.map(({ cells }) => cells[at]?.left ?? 0)),
  );
}

/** A label goes on in the next line of a page; behind white space, or after a line without one, it begins a row. */
function rowsOf(lines: readonly NoticeLine[], lefts: readonly number[]): Row[] {
  const rows: Row[] = [];
  let before: { line: NoticeLine; has: boolean[] } | null = null;
  for (const line of lines) {
    const inColumn = lefts.map((_, at) =>
      line.cells
        .filter(({ left }) => lefts.findLastIndex((start) => start <= left + play) === at)
        .map(({ text }) => text)
        .join(' '),
    );
    const labels = inColumn.slice(0, -1);
    const isFar = before?.line.page !== line.page || line.y - before.line.y > line.size * paragraph;
    const row = rows.at(-1);
    const begins = labels.some((text, at) => text !== '' && (isFar || !before?.has[at]));
    const current = begins || !row ? { labels: labels.map(() => ''), texts: [] } : row;
    if (current !== row) rows.push(current);
    current.labels = current.labels.map((label, at) => `${label} ${labels[at] ?? ''}`.trim());
    const text = inColumn.at(-1) ?? '';
    if (text !== '') {
      const opens = current.texts.length === 0 || isFar || /^(?:[•▪–-]|\d{1,2}[.)]\s)/u.test(text);
      const [cell] = line.cells.slice(-1);
      current.texts.push({
        ...line,
        text,
        left: cell?.left ?? line.left,
        bold: 0,
        opens,
        isApart: false,
        cells: [],
      });
    }
    before = { line, has: labels.map((label) => label !== '') };
  }
  return rows;
}

/** Rows as headings with what stands beside them below; what a row does not say, or says again, is the row's above. */
function asHeadings(rows: readonly Row[], head: readonly ColumnKind[], first: NoticeLine): NoticeLine[] {
  const read: NoticeLine[] = [];
  let open: string[] = [];
  for (const { labels, texts } of rows) {
    const line = texts[0] ?? first;
    let isNew = false;
    const said = labels.map((label, at) => label || (isNew ? '' : (open[at] ?? '')));
    for (const [at, label] of said.entries()) {
      if (label === '' || head[at] === 'number') continue;
      isNew ||= plain(label) !== plain(open[at] ?? '');
      if (!isNew) continue;
      const text = head[at] === 'post' && !soundsLikePost(label) ? `Cargo: ${label}` : label;
      const size = line.size * (1 + largerBy * (head.length - at));
      read.push({
        ...line,
        text,
        size,
        bold: text.length,
        isShort: true,
        isApart: true,
        opens: true,
        cells: [],
      });
    }
    read.push(...texts);
    open = said;
  }
  return read;
}

/** The lines of a programme in three columns or more ("Cargo, Disciplina, Conteúdo") as headings and text. */
export function withoutColumns(lines: readonly NoticeLine[]): NoticeLine[] {
  const read: NoticeLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as NoticeLine;
    const head = headOf(line);
    let end = at + 1;
    while (head && end < lines.length && isOfTable(lines[end] as NoticeLine, line, head.length)) end += 1;
    const body = lines.slice(at + 1, end);
    const lefts = head && leftsOf(body, head.length);
    const rows = lefts ? rowsOf(body, lefts) : [];
    if (head && rows.length >= fewestRows) {
      read.push(...asHeadings(rows, head, line));
      at = end - 1;
    } else read.push(line);
  }
  return read;
}

/** Whether a line may stand in the table below a head: it has several cells, or one beside the first column. */
const isOfTable = ({ cells, left }: NoticeLine, head: NoticeLine, count: number) =>
  cells.length <= count && (cells.length > 1 || left > (head.cells[1]?.left ?? 0) - play * 4);

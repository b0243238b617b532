import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { asTerm, capitalized, hasPlainGender, isFeminine, isPlural } from './questions/phrase.ts';
import type { Draft } from './questions/statement.ts';

/** What one row or column of a table tells of one thing, the most telling first. */
export interface Told {
  /** Position in the text of the row, and what stands there. */
  at: number;
  source: string;
  drafts: Draft[];
}

/** A table of a text, `text.slice(start, end)`. */
export interface Table {
  start: number;
  end: number;
  told: Told[];
}

interface Row {
  at: number;
  source: string;
  cells: string[];
}

const fewestRows = 3;
const mostColumns = 9;
const ruler = /^[|\s:+-]+$/u;
/** What compares the other columns with each other, so that these are the things told of. */
const comparing =
  /^(?:|características?|aspectos?|critérios?|ite(?:m|ns)|elementos?|propriedades?|parâmetros?|comparação|pontos?|tópicos?)$/iu;
const unknown = /^(?:|[-–—x?]+|sim|não|idem|n\/?a)$/iu;
const asked = /^(?:onde|quando|como|por que|para que|quem|o que) \p{L}/iu;
const defining = /^(?:definição|conceito|significado|o que é)$/iu;

const cellsOf = (line: string): string[] =>
  (line.includes('|') ? line.replace(/^\s*\||\|\s*$/gu, '').split('|') : line.split(/\t+/u)).map((cell) =>
    cell.replace(/\*\*|__|`/gu, '').trim(),
  );

/** Neighbouring lines with the same number of cells, their first one included. */
function blocksOf(text: string): Row[][] {
  const blocks: Row[][] = [];
  let open: Row[] = [];
  const close = () => {
    if (open.length >= fewestRows) blocks.push(open);
    open = [];
  };
  for (const { 0: line, index } of text.matchAll(/^.*$/gmu)) {
    const cells = /[|\t]/u.test(line) ? cellsOf(line) : [];
    if (cells.length > 1 && cells.every((cell) => /^:?-+:?$/u.test(cell))) continue;
    if (cells.length < 2 || cells.length > mostColumns || ruler.test(line)) {
      close();
      continue;
    }
    if (open[0] && open[0].cells.length !== cells.length) close();
    open.push({ at: index + line.length - line.trimStart().length, source: line.trim(), cells });
  }
  close();
  return blocks;
}

const isHead = (cell: string) =>
  /^\p{L}/u.test(cell) && cell.length <= 40 && wordsOf(cell).length <= 5 && !/[.;!]$/u.test(cell);

/** "A função principal", "as fontes": what a column tells, as it is asked for; null when its gender is unsure. */
function askFor(column: string): string | null {
  if (asked.test(column)) return `${column.charAt(0).toLowerCase()}${column.slice(1).replace(/\?$/u, '')}?`;
  const words = wordsOf(column);
  const noun = words.find((word) => !/^(?:principa(?:l|is)|maior|menor)$/iu.test(word)) ?? '';
  if (!hasPlainGender(noun) || hasVerb(column)) return null;
  const lower = /^\p{Lu}{2}/u.test(column) ? column : column.charAt(0).toLowerCase() + column.slice(1);
  if (/^exemplos?$/iu.test(noun)) return isPlural(noun) ? 'quais são exemplos?' : 'qual é um exemplo?';
  const gender = isFeminine(noun) ? 'a' : 'o';
  return isPlural(noun) ? `quais são ${gender}s ${lower}?` : `qual é ${gender} ${lower}?`;
}

/** "Vitamina B1", for a mark that says nothing alone; "Ferro" as it stands. */
const nameOf = (kind: string, thing: string) =>
  /\p{L}{4}/u.test(thing) || isPlural(kind) ? thing : `${capitalized(kind)} ${thing}`;

function draftOf(thing: string, column: string, value: string): Draft | null {
  if (unknown.test(value) || thing.length < 3 || thing.length > 45 || /[:?]/u.test(thing)) return null;
  const answer = asTerm(value);
  if (defining.test(column)) {
    const named = /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(thing) ? thing.toLowerCase() : thing;
    return {
      kind: 'definition',
      question: `O que ${isPlural(wordsOf(thing)[0] ?? '') ? 'são' : 'é'} ${named}?`,
      answer,
    };
  }
  const question = askFor(column);
  return question ? { kind: 'role', question: `${capitalized(thing)}: ${question}`, answer } : null;
}

/** Under it a column tells of many things the same. */
const distinct = 0.5;

/** The columns for each row: what tells things apart first, each row beginning with another of those. */
function ordersOf(values: readonly (readonly string[])[], rows: number): number[][] {
  const places = values.map((_, place) => place);
  const tells = (place: number) => new Set(values[place]).size > distinct * rows;
  const [telling, others] = [places.filter(tells), places.filter((place) => !tells(place))];
  return Array.from({ length: rows }, (_, row) => {
    const from = telling.length > 0 ? row % telling.length : 0;
    return [...telling.slice(from), ...telling.slice(0, from), ...others];
  });
}

function toldIn([head, ...rows]: readonly Row[]): Told[] {
  if (!head) return [];
  const [kind = '', ...columns] = head.cells;
  const things = rows.map(({ cells }) => cells[0] ?? '');
  if (!columns.every(isHead) || new Set(things).size < things.length) return [];
  if (comparing.test(kind))
    return rows.map(({ at, source, cells }) => ({
      at,
      source,
      drafts: columns.flatMap(
        (thing, place) =>
          (isHead(cells[0] ?? '') && draftOf(thing, cells[0] ?? '', cells[place + 1] ?? '')) || [],
      ),
    }));
  if (!isHead(kind)) return [];
  const values = columns.map((_, at) => rows.map(({ cells }) => cells[at + 1] ?? ''));
  const orders = ordersOf(values, rows.length);
  return rows.map(({ at, source, cells }, row) => ({
    at,
    source,
    drafts: (orders[row] ?? []).flatMap(
      (place) => draftOf(nameOf(kind, cells[0] ?? ''), columns[place] ?? '', cells[place + 1] ?? '') ?? [],
    ),
  }));
}

/** The tables of a text with a row of heads, their cells parted by bars or tabs. */
export const tablesIn = (text: string): Table[] =>
  /[|\t]/u.test(text)
    ? blocksOf(text).map((rows) => {
        const last = rows.at(-1);
        return { start: rows[0]?.at ?? 0, end: last ? last.at + last.source.length : 0, told: toldIn(rows) };
      })
    : [];

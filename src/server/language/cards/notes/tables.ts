import { type TableRow, tableBlocks } from '#server/language/text/table-blocks.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { asTerm, capitalized, hasPlainGender, isFeminine, isPlural } from '../questions/phrase.ts';
import type { Draft } from '../questions/statement.ts';
import { askAttribute } from './attributes.ts';

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

/** What compares the other columns with each other, so that these are the things told of. */
const comparing =
  /^(?:|características?|aspectos?|critérios?|ite(?:m|ns)|elementos?|propriedades?|parâmetros?|comparação|pontos?|tópicos?)$/iu;
const unknown = /^(?:|[-–—x?]+|sim|não|idem|n\/?a)$/iu;
/** "Obra", "compositor de destaque": one of many. */
const example =
  /^(?:(?:principa(?:l|is)|um|uma) )?(?:obras?|representantes?|expoentes?)(?!\p{L})| de destaque$|^destaques?$/iu;
const asked = /^(?:onde|quando|como|por que|para que|quem|o que) \p{L}/iu;
const defining = /^(?:definição|conceito|significado|o que é)$/iu;

const isHead = (cell: string) =>
  /^\p{L}/u.test(cell) && cell.length <= 40 && wordsOf(cell).length <= 5 && !/[.;!]$/u.test(cell);

/** "Relativa", "contida": of a kind that the head of its column names. */
const quality =
  /^(?!estado|mercado|tecido|senado|partido|soldado)\p{L}*(?:(?:iv|os|ári|ic|íssim|[aií]d|rn|ult)[oa]s?|[^t]al|ais|ar|[aeí]ve(?:l|is)|[ae]nte)$/iu;
/** "Em enumeração", "primeira", "efeito": a case, one of several, or a relation, and no thing. */
const noThing =
  /^(?:em|d[aeo]s?|n[ao]s?|com|sem|por|para|se|quando|(?:primeir|segund|terceir|quart|quint)[oa])(?!\p{L})/iu;

/** "Vitamina B1", "norma contida"; "Ferro", or "malária" beside no other quality, as it stands; null for a quality without its noun. */
function nameOf(kind: string, thing: string, isOfQualities: boolean): string | null {
  const [noun = ''] = wordsOf(kind);
  if (noThing.test(thing) || (!thing.includes(' ') && askAttribute(thing))) return null;
  const isMark = !/\p{L}{4}/u.test(thing);
  const [first = '', ...more] = wordsOf(thing);
  if (!isMark && !(isOfQualities && quality.test(first))) return thing;
  if (more.length > 0 && !isMark) return null;
  const agrees =
    hasPlainGender(noun) && !isPlural(noun) && (isMark || isFeminine(noun) === /a$/u.test(thing));
  if (!agrees || kind.includes(' ')) return null;
  return `${capitalized(kind)} ${isMark ? thing : thing.toLowerCase()}`;
}

function draftOf(thing: string | null, column: string, value: string): Draft | null {
  if (!thing || hasVerb(thing.charAt(0).toLowerCase() + thing.slice(1))) return null;
  if (
    unknown.test(value) ||
    example.test(column) ||
    thing.length < 3 ||
    thing.length > 45 ||
    /[:?,;=+]|^(?:regra|conteúdo|descrição|total)$/iu.test(thing)
  )
    return null;
  const answer = asTerm(value);
  if (defining.test(column)) {
    const named = /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(thing) ? thing.toLowerCase() : thing;
    return {
      kind: 'definition',
      question: `O que ${isPlural(wordsOf(thing)[0] ?? '') ? 'são' : 'é'} ${named}?`,
      answer,
    };
  }
  const question = asked.test(column)
    ? column.charAt(0).toLowerCase() + column.slice(1)
    : askAttribute(column);
  return question
    ? { kind: 'role', question: `${capitalized(thing)}: ${question.replace(/\?$/u, '')}?`, answer }
    : null;
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

function toldIn([head, ...rows]: readonly TableRow[], text: string): Told[] {
  if (!head) return [];
  const [kind = '', ...columns] = head.cells;
  const things = rows.map(({ cells }) => cells[0] ?? '');
  if (!columns.every(isHead) || new Set(things).size < things.length) return [];
  if (comparing.test(kind) && columns.length > 1 && !columns.some(askAttribute))
    return rows.map(({ start, end, cells }) => ({
      at: start,
      source: text.slice(start, end),
      drafts: columns.flatMap(
        (thing, place) =>
          (isHead(cells[0] ?? '') && draftOf(thing, cells[0] ?? '', cells[place + 1] ?? '')) || [],
      ),
    }));
  if (!isHead(kind)) return [];
  const values = columns.map((_, at) => rows.map(({ cells }) => cells[at + 1] ?? ''));
  const qualities = things.filter((thing) => quality.test(wordsOf(thing)[0] ?? ''));
  const isOfQualities = qualities.length > 1 || !qualities.every((word) => /ári[oa]s?$/u.test(word));
  const orders = ordersOf(values, rows.length);
  return rows.map(({ start, end, cells }, row) => ({
    at: start,
    source: text.slice(start, end),
    drafts: (orders[row] ?? []).flatMap(
      (place) =>
        draftOf(nameOf(kind, cells[0] ?? '', isOfQualities), columns[place] ?? '', cells[place + 1] ?? '') ??
        [],
    ),
  }));
}

/** The tables of a text with a row of heads, their cells parted by bars or tabs. */
export const tablesIn = (text: string): Table[] =>
  tableBlocks(text).map(({ rows }) => ({
    start: rows[0]?.start ?? 0,
    end: rows.at(-1)?.end ?? 0,
    told: toldIn(rows, text),
  }));

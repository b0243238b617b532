import { type Separator, separators } from '#shared/contracts/flashcard-transfer.ts';
import { splitTags } from '../tag-text.ts';

export const separatorSigns: Record<Separator, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
  colon: ':',
  space: ' ',
};

/** What the lines at the head of a text say of it; columns count from 0. */
export interface TextHeaders {
  /** Whether any of them is a header that Anki knows: then every line that begins with # is a comment. */
  isAnki: boolean;
  separator: Separator | null;
  html: boolean;
  /** Of notes without a deck of their own. */
  deck: string;
  /** Of every note. */
  tags: string[];
  deckColumn: number | null;
  tagsColumn: number | null;
  /** Columns that mean nothing here: note types and ids. */
  otherColumns: number[];
  /** The names of the columns as they stand, still joined. */
  columns: string | null;
}

/** Reads the headers of Anki's text format (docs.ankiweb.net/importing/text-files.html): where the rest begins, and its line. */
export function readHeaders(text: string): { headers: TextHeaders; offset: number; line: number } {
  const headers: TextHeaders = {
    isAnki: false,
    separator: null,
    html: false,
    deck: '',
    tags: [],
    deckColumn: null,
    tagsColumn: null,
    otherColumns: [],
    columns: null,
  };
  let offset = 0;
  let line = 1;
  // How Excel is told the separator.
  const [sepLine, sign = ''] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  if (sepLine) {
    headers.separator = separatorOf(sign);
    offset = sepLine.length;
    line = 2;
  }
  while (text[offset] === '#') {
    const end = text.indexOf('\n', offset);
    const content = text.slice(offset + 1, end < 0 ? undefined : end).replace(/\r$/, '');
    const colon = content.indexOf(':');
    const key = content.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const isKnown = colon > 0 && readHeader(headers, key, content.slice(colon + 1));
    // What begins with # in a text without Anki's headers may well be a question.
    if (!isKnown && !headers.isAnki) break;
    headers.isAnki = true;
    offset = end < 0 ? text.length : end + 1;
    line += 1;
  }
  return { headers, offset, line };
}

function readHeader(headers: TextHeaders, key: string, value: string): boolean {
  switch (key) {
    case 'separator':
      headers.separator = separatorOf(value);
      return true;
    case 'html':
      headers.html = value.trim().toLowerCase() === 'true';
      return true;
    case 'deck':
      headers.deck = value.trim();
      return true;
    case 'tags':
      headers.tags = splitTags(value);
      return true;
    case 'columns':
      headers.columns = value;
      return true;
    case 'deck column':
      headers.deckColumn = columnOf(value);
      return true;
    case 'tags column':
      headers.tagsColumn = columnOf(value);
      return true;
    case 'notetype column':
    case 'guid column':
      headers.otherColumns.push(columnOf(value) ?? -1);
      return true;
    default:
      return ['notetype', 'if matches', 'match scope'].includes(key);
  }
}

function separatorOf(value: string): Separator | null {
  const name = value.trim().toLowerCase();
  return separators.find((known) => known === name || separatorSigns[known] === (name || value[0])) ?? null;
}

function columnOf(value: string): number | null {
  const number = Number(value.trim());
  return Number.isInteger(number) && number >= 1 ? number - 1 : null;
}

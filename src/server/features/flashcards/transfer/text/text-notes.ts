import {
  type ColumnRole,
  type ImportPreview,
  type LeftOut,
  type Separator,
  transferLimits,
} from '#shared/contracts/flashcard-transfer.ts';
import { deckName } from '../deck-name.ts';
import { FileProblem } from '../file-problem.ts';
import { htmlToMarkdown } from '../html/html-markdown.ts';
import type { Note } from '../note.ts';
import { splitTags, splitWrittenTags } from '../tag-text.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import { decodeText } from './decode-text.ts';
import { guessColumns, isTitleLine } from './text-columns.ts';
import { readHeaders, separatorSigns, type TextHeaders } from './text-headers.ts';
import { guessSeparator } from './text-separator.ts';

/** What the student chose instead of the guess. */
export interface TextChoices {
  separator?: Separator | undefined;
  columns?: readonly ColumnRole[] | undefined;
}

/** What a file holds: its notes, and what can't be one. */
export interface ReadFile extends Pick<ImportPreview, 'format' | 'separator' | 'columns' | 'rows'> {
  notes: Note[];
  leftOut: LeftOut[];
}

const tooManyCells = 'Esta linha tem colunas a mais. Coloque entre aspas o texto em que aparece o separador.';

/** Reads a CSV or TXT file, with Anki's headers or without any. Throws `FileProblem`. */
export function readTextNotes(bytes: Uint8Array, choices: TextChoices): ReadFile {
  const text = decodeText(bytes);
  const { headers, offset, line } = readHeaders(text);
  const separator = choices.separator ?? headers.separator ?? guessSeparator(text, offset);
  const sign = separatorSigns[separator];
  const read = readRecords(text, {
    separator: sign,
    offset,
    line,
    comments: headers.isAnki,
    most: transferLimits.notes + 2,
  });
  let records = read.records;
  let names = headers.columns === null ? [] : namesIn(headers.columns, sign);
  const [first] = records;
  if (first && names.length === 0 && isTitleLine(first.cells)) {
    names = first.cells;
    records = records.slice(1);
  }
  if (records.length + read.broken.length === 0) throw new FileProblem('flashcards.file_empty');
  if (records.length + read.broken.length > transferLimits.notes)
    throw new FileProblem('flashcards.too_many_notes', { limit: '100.000' });
  const width = widthOf(records, names.length);
  if (width > transferLimits.columns)
    throw new FileProblem('flashcards.too_many_columns', { limit: transferLimits.columns });
  const columns = guessColumns(headers, names, width).map(({ name, role }, column) => ({
    name,
    role: choices.columns ? (choices.columns[column] ?? 'ignore') : role,
  }));
  const leftOut = read.broken.concat(
    records
      .filter(({ cells }) => cells.length > width)
      .map(({ line, cells }) => ({ line, text: cells.join(sign), reason: tooManyCells })),
  );
  const fitting = records.filter(({ cells }) => cells.length <= width);
  const toNote = noteReader(
    columns.map(({ role }) => role),
    headers,
  );
  return {
    format: 'text',
    separator,
    columns,
    rows: fitting
      .slice(0, transferLimits.rows)
      .map(({ cells }) => Array.from({ length: width }, (_, column) => shown(cells[column] ?? '', headers))),
    notes: fitting.map(toNote),
    leftOut: leftOut.sort((one, other) => one.line - other.line),
  };
}

const namesIn = (columns: string, separator: string) =>
  readRecords(columns, { separator, most: 1 }).records[0]?.cells ?? [];

const shown = (cell: string, { html }: TextHeaders) => (html ? htmlToMarkdown(cell).text : cell);

/**
 * As many columns as are named or as a tenth of the lines has: fewer lines than that have more of them because a
 * separator in their text is not quoted.
 */
function widthOf(records: readonly CsvRecord[], named: number): number {
  const widths = records.map(({ cells }) => cells.length).sort((one, other) => other - one);
  return Math.max(1, named, widths[Math.floor((records.length - 1) / 10)] ?? 1);
}

function noteReader(roles: readonly ColumnRole[], headers: TextHeaders): (record: CsvRecord) => Note {
  const column = (role: ColumnRole) => roles.indexOf(role);
  const at = {
    question: column('question'),
    answer: column('answer'),
    deck: column('deck'),
    tags: column('tags'),
    subject: column('subject'),
    difficulty: column('difficulty'),
  };
  const tagsOf = at.tags === headers.tagsColumn ? splitTags : splitWrittenTags;
  return ({ line, cells }) => {
    const cell = (index: number) => cells[index] ?? '';
    const [question, answer] = [cell(at.question), cell(at.answer)].map((text) =>
      headers.html ? htmlToMarkdown(text) : { text, media: 0 },
    ) as [{ text: string; media: number }, { text: string; media: number }];
    return {
      line,
      question: question.text,
      answer: answer.text,
      deck: deckName(cell(at.deck)) || deckName(headers.deck),
      tags: [...tagsOf(cell(at.tags)), ...headers.tags],
      subject: cell(at.subject),
      difficulty: cell(at.difficulty),
      media: question.media + answer.media,
    };
  };
}

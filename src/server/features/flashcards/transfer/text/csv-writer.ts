import { csvLine, csvMark } from '#shared/rules/text/csv-line.ts';
import type { ExportCard } from '../export-card.ts';
import { tagText } from '../tag-text.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * The cards as a text that Anki and this program read without a question asked, and every spreadsheet too. Every cell
 * is quoted and none is changed: what a spreadsheet might take for a formula comes back as the card it was.
 */
export function writeCsv(cards: readonly ExportCard[]): Uint8Array {
  const lines = cards.map(({ question, answer, deck, tags, subject, difficulty }) =>
    [question, answer, deck, tags.map(tagText).join(' '), subject, String(difficulty)].map(quoted).join(','),
  );
  return new TextEncoder().encode(`\ufeff${[...headers, ...lines].join('\n')}\n`);
}

const columns = ['Frente', 'Verso', 'Baralho', 'Tags', 'Matéria', 'Dificuldade'];

/** The cards as spreadsheets in Portuguese open them; what one might take for a formula is text. */
export function writeSpreadsheet(cards: readonly ExportCard[]): Uint8Array {
  const lines = cards.map(({ question, answer, deck, tags, subject, difficulty }) =>
    csvLine([question, answer, deck, tags.join(', '), subject, difficulty]),
  );
  return new TextEncoder().encode(csvMark + csvLine(columns) + lines.join(''));
}

/** 'Frente' and 'Verso' are what Anki calls the fields of its note type 'Básico' in Portuguese. */
const headers = [
  '#separator:Comma',
  '#html:false',
  `#columns:${columns.join(',')}`,
  '#deck column:3',
  '#tags column:4',
];

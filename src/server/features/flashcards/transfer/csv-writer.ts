import type { ExportCard } from './export-card.ts';
import { tagText } from './tag-text.ts';

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

/** 'Frente' and 'Verso' are what Anki calls the fields of its note type 'Básico' in Portuguese. */
const headers = [
  '#separator:Comma',
  '#html:false',
  '#columns:Frente,Verso,Baralho,Tags,Matéria,Dificuldade',
  '#deck column:3',
  '#tags column:4',
];

import type { ExportFormat } from '#shared/contracts/flashcard-transfer.ts';
import { slug } from '#shared/rules/text/slug.ts';

/** The name of an exported file: `flashcards.csv`, `flashcards-biologia-celula.apkg`, `flashcards-planilha.csv`. */
export function exportName(format: ExportFormat, deck: string): string {
  const isSheet = format === 'spreadsheet';
  const name = ['flashcards', slug(deck), isSheet ? 'planilha' : ''].filter(Boolean).join('-');
  return `${name}.${isSheet ? 'csv' : format}`;
}

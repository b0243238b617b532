import type { ExportFormat } from '#shared/contracts/flashcard-transfer.ts';
import { slug } from '#shared/rules/slug.ts';

/** The name of an exported file: `flashcards.csv`, `flashcards-biologia-celula.apkg`. */
export function exportName(format: ExportFormat, deck: string): string {
  return `${['flashcards', slug(deck)].filter(Boolean).join('-')}.${format}`;
}

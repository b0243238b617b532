import type { ExportFormat } from '#shared/contracts/flashcard-transfer.ts';
import { fold } from '#shared/rules/fold.ts';

/** The name of an exported file: `flashcards.csv`, `flashcards-biologia-celula.apkg`. */
export function exportName(format: ExportFormat, deck: string): string {
  const words = fold(deck)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${['flashcards', words].filter(Boolean).join('-')}.${format}`;
}

import type { Flashcard } from '#shared/contracts/flashcards.ts';

/** What leaves of a card. */
export type ExportCard = Pick<
  Flashcard,
  'id' | 'question' | 'answer' | 'subject' | 'deck' | 'tags' | 'difficulty'
>;

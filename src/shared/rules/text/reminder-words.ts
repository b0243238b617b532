import { countOf } from '#shared/rules/text/format.ts';
/** `flashcards` is 1 or more. */
export const cardsReminder = (flashcards: number): string =>
  `Você tem ${countOf(flashcards, 'flashcard', 'flashcards')} para revisar hoje.`;

/** `days` is 2 or more. */
export const streakReminder = (days: number): string =>
  `Sua sequência de ${countOf(days, 'dia', 'dias')} termina hoje`;

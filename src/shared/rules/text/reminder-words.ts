/** `flashcards` is 1 or more. */
export const cardsReminder = (flashcards: number): string =>
  `Você tem ${new Intl.NumberFormat('pt-BR').format(flashcards)} ${flashcards === 1 ? 'flashcard' : 'flashcards'} para revisar hoje.`;

/** `days` is 2 or more. */
export const streakReminder = (days: number): string =>
  `Sua sequência de ${new Intl.NumberFormat('pt-BR').format(days)} dias termina hoje`;

/** How the names of a student's letters begin. */
export const letterPrefix = (userId: string): string => `flashcardOutbox.${userId}.`;

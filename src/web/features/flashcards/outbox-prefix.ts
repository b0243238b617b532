/** How the keys of a student's outbox messages begin. */
export const outboxPrefix = (userId: string): string => `flashcardOutbox.${userId}.`;

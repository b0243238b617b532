import { storedItems } from '#web/lib/stored-items.ts';

/** How the names of a student's letters begin in localStorage. */
export const letterPrefix = (userId: string): string => `flashcardOutbox.${userId}.`;

/** What the student has still to tell the server, as localStorage holds it: names and texts, in no order. */
export const storedLetters = (userId: string): [name: string, text: string][] =>
  storedItems(letterPrefix(userId));

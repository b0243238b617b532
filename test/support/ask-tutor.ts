import { readIntent } from '#server/language/tutor/intent/read-intent.ts';
import { answerLocally } from '#server/language/tutor/local.ts';
import type { Passage, TutorInput } from '#server/language/tutor/tutor.ts';

/** A summary of the student's own. */
export const summary = (title: string, text: string): Passage => ({
  kind: 'summary',
  id: title,
  title,
  text,
  page: null,
  subject: 'Matéria',
});

/** A flashcard of the student's own, with its subject and deck. */
export const card = (question: string, answer: string, subject = 'Matéria'): Passage => ({
  kind: 'flashcard',
  id: question,
  title: question,
  text: answer,
  page: null,
  subject,
});

/** What the tutor is handed with a message and `passages` alone, but for what is `given`. */
export const tutorInput = (
  message: string,
  passages: readonly Passage[],
  { state = null, intent = readIntent(message, state, false), ...given }: Partial<TutorInput> = {},
): TutorInput => ({
  message,
  intent,
  mode: 'normal',
  state,
  passages,
  cards: [],
  outline: null,
  today: { items: [], dueCards: 0, minutesToday: null, exam: null, streak: 0, weakTopics: [] },
  said: [],
  day: '2026-11-23',
  own: null,
  shelf: { summaries: [], decks: [], plans: [] },
  ...given,
});

/** What the tutor answers, without a model, from `passages` alone, after what was `said`. */
export const askTutor = (
  message: string,
  passages: readonly Passage[],
  said: readonly string[] = [],
  given: Partial<TutorInput> = {},
): string => answerLocally(tutorInput(message, passages, { said, ...given })).content;

import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  answeredTodaySchema,
  answerSchema,
  createFlashcardSchema,
  flashcardSchema,
  flashcardSchemas,
  fromSummarySchema,
  fromTextSchema,
  historyEntrySchema,
  listQuery,
  proposedCardSchema,
  updateFlashcardSchema,
} from './flashcards.schemas.ts';

export const flashcardLimits = {
  question: 5000,
  answer: 5000,
  subject: 80,
  /** Of the whole name, folder included. */
  deck: 120,
  tag: 40,
  tags: 20,
  defaultDeck: 'Geral',
  text: 100_000,
  fromText: { min: 1, max: 50, default: 10 },
  /** Seconds; a card left open overnight took no night. */
  timeSpent: 3600,
  bulk: 10_000,
  page: { default: 100, max: 1000 },
  /** Answers that can be taken back, at least. */
  undo: 50,
  /** For how long a client may keep an answer before it sends it. */
  keptDays: 30,
  /** The days ahead whose cards a client may ask for, to review them without a network. */
  ahead: 7,
  /** Lapses from which a card is a leech. */
  leech: 8,
} as const;

export const flashcardErrorCodes = [
  'flashcards.card_not_found',
  'flashcards.answer_not_found',
  'flashcards.none_selected',
  'flashcards.text_too_short',
  'flashcards.nothing_to_ask',
  'flashcards.text_too_heavy',
] as const;

export type CreateFlashcard = z.output<typeof createFlashcardSchema>;
export type CreateFlashcardInput = z.input<typeof createFlashcardSchema>;
export type UpdateFlashcard = z.output<typeof updateFlashcardSchema>;
export type HistoryEntry = z.output<typeof historyEntrySchema>;
export type Flashcard = z.output<typeof flashcardSchema>;
export type ProposedCard = z.output<typeof proposedCardSchema>;
export type FromText = z.output<typeof fromTextSchema>;
export type FromSummary = z.output<typeof fromSummarySchema>;
export type StudyAnswer = z.output<typeof answerSchema>;
export type FlashcardFilter = z.output<typeof listQuery>;
export type AnsweredToday = z.output<typeof answeredTodaySchema>;

export const flashcardApi: ApiCalls<typeof flashcardSchemas> = {
  list: { method: 'GET', path: '/flashcards' },
  create: { method: 'POST', path: '/flashcards' },
  fromText: { method: 'POST', path: '/flashcards/from-text' },
  propose: { method: 'POST', path: '/flashcards/from-text/preview' },
  fromSummary: { method: 'POST', path: '/flashcards/from-summary' },
  proposeFromSummary: { method: 'POST', path: '/flashcards/from-summary/preview' },
  keep: { method: 'POST', path: '/flashcards/bulk' },
  review: { method: 'GET', path: '/flashcards/review' },
  stats: { method: 'GET', path: '/flashcards/stats' },
  decks: { method: 'GET', path: '/flashcards/decks' },
  detail: { method: 'GET', path: '/flashcards/:id' },
  update: { method: 'PUT', path: '/flashcards/:id' },
  remove: { method: 'DELETE', path: '/flashcards/:id' },
  removeMany: { method: 'DELETE', path: '/flashcards/bulk-delete' },
  study: { method: 'POST', path: '/flashcards/:id/study' },
  withdraw: { method: 'DELETE', path: '/flashcards/:id/study/:answerId' },
};

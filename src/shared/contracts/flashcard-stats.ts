import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  flashcardStatsSchema,
  flashcardStatsSchemas,
  hourSchema,
  periodSchema,
} from './flashcard-stats.schemas.ts';

/** How far the statistics look, today included. */
export const flashcardStatsLimits = {
  days: 30,
  weeks: 12,
  months: 12,
  /** Days to come. */
  forecast: 30,
  /** Days of the heat map and of the hours. */
  year: 365,
  /** Days of interval from which a card is mature. */
  mature: 21,
} as const;

export type RetentionPeriod = z.output<typeof periodSchema>;
export type AnsweredHour = z.output<typeof hourSchema>;
export type FlashcardStats = z.output<typeof flashcardStatsSchema>;

export const flashcardStatsApi: ApiCalls<typeof flashcardStatsSchemas> = {
  details: { method: 'GET', path: '/flashcards/stats/details' },
};

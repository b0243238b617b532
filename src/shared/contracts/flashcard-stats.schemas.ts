import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { flashcardStatsApi } from './flashcard-stats.ts';

const recall = {
  /** Answers to cards seen before; neither a card's first answer nor relearning within a day. */
  reviews: z.int(),
  /** Those that were hard or correct. */
  remembered: z.int(),
  /** True retention, 0 to 1: `remembered` of `reviews`; null without reviews. */
  retention: z.number().nullable(),
};

export const periodSchema = z.object({
  /** First day of the day, the week (a Sunday) or the month. */
  from: z.string(),
  ...recall,
});

export const hourSchema = z.object({
  /** 0 to 23, where the student is. */
  hour: z.int(),
  answers: z.int(),
  ...recall,
});

/** Days and hours are the student's own; every list is complete and in order, days without anything included. */
export const flashcardStatsSchema = z.object({
  today: z.object({
    day: z.string(),
    answers: z.int(),
    /** Cards answered for the first time. */
    newCards: z.int(),
    ...recall,
    /** Seconds. */
    timeSpent: z.int(),
    /** Cards still due, overdue ones included. */
    due: z.int(),
  }),
  /** Since the first answer. */
  total: z.object({
    answers: z.int(),
    /** Seconds. */
    timeSpent: z.int(),
  }),
  retention: z.object({
    days: z.array(periodSchema),
    weeks: z.array(periodSchema),
    months: z.array(periodSchema),
  }),
  /** Cards due by day as they stand; those overdue count today. */
  forecast: z.array(z.object({ day: z.string(), cards: z.int() })),
  /** Answers by day, of any kind. */
  year: z.array(z.object({ day: z.string(), answers: z.int() })),
  /** 24 hours, over the same days as `year`. */
  hours: z.array(hourSchema),
  /** Each card once: suspended, or else new (never answered), young (interval under 21 days) or mature. */
  cards: z.object({ new: z.int(), young: z.int(), mature: z.int(), suspended: z.int() }),
  /** Seconds by day. */
  time: z.array(z.object({ day: z.string(), timeSpent: z.int() })),
});

export const flashcardStatsSchemas = {
  details: {
    summary: 'True retention, forecast, a year of answers, hours, cards by maturity and time spent.',
    response: z.object({ data: z.object({ stats: flashcardStatsSchema }) }),
  },
} satisfies Record<string, CallSchemas>;

export const flashcardStatsEndpoints = withSchemas(flashcardStatsApi, flashcardStatsSchemas);

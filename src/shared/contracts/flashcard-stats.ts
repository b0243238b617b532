import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

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

const recall = {
  /** Answers to cards seen before; neither a card's first answer nor relearning within a day. */
  reviews: z.int(),
  /** Those that were hard or correct. */
  remembered: z.int(),
  /** True retention, 0 to 1: `remembered` of `reviews`; null without reviews. */
  retention: z.number().nullable(),
};

const periodSchema = z.object({
  /** First day of the day, the week (a Sunday) or the month. */
  from: z.string(),
  ...recall,
});
export type RetentionPeriod = z.output<typeof periodSchema>;

const hourSchema = z.object({
  /** 0 to 23, where the student is. */
  hour: z.int(),
  answers: z.int(),
  ...recall,
});
export type AnsweredHour = z.output<typeof hourSchema>;

/** Days and hours are the student's own; every list is complete and in order, days without anything included. */
const flashcardStatsSchema = z.object({
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
export type FlashcardStats = z.output<typeof flashcardStatsSchema>;

export const flashcardStatsApi = {
  details: {
    method: 'GET',
    path: '/flashcards/stats/details',
    summary: 'True retention, forecast, a year of answers, hours, cards by maturity and time spent.',
    response: z.object({ data: z.object({ stats: flashcardStatsSchema }) }),
  },
} as const satisfies Record<string, Endpoint>;

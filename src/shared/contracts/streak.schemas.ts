import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { streakApi } from './streak.ts';

export const streakSchema = z.object({
  /** Consecutive days up to today or yesterday; a day covered by a freeze keeps the run without adding to it. */
  loginStreak: z.int(),
  /** The student's day of the last update; null before the first. */
  lastStreakUpdate: z.string().nullable(),
  /** Every active day, oldest first. */
  calendarDays: z.array(z.string()),
  /** Missed days that a freeze covered, oldest first. */
  frozenDays: z.array(z.string()),
  /** Freezes in hand, and active days until the next is earned: 0 while no more can be held. */
  freezes: z.int(),
  daysToNextFreeze: z.int(),
});

export const streakSchemas = {
  get: { summary: 'The run of days with a login, and its calendar.', response: streakSchema },
  update: { summary: "Registers today's login; once a day counts.", response: streakSchema },
} satisfies Record<string, CallSchemas>;

export const streakEndpoints = withSchemas(streakApi, streakSchemas);

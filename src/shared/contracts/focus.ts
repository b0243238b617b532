import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type {
  createSessionSchema,
  focusSchemas,
  focusSessionSchema,
  linkSchema,
  plannedSchema,
  summarySchema,
} from './focus.schemas.ts';

export const focusLimits = {
  /** Minutes of a new student's timer; each at least 1. */
  timer: { pomodoro: 25, shortBreak: 5, longBreak: 15, min: 1, max: 600 },
  /** A long break after this many pomodoros. */
  longBreakEvery: { min: 2, max: 12, default: 4 },
  /** Minutes of one session. */
  session: 1440,
  subject: 80,
  /** A session may end this many minutes ahead of the server's clock. */
  clockSkew: 10,
  /** No session began before; nor is a range of days asked for that did. */
  firstDay: '2000-01-01',
  /** A range of more days is summed up by month, one of more months by year. */
  shownBy: { days: 92, months: 24 },
  page: { max: 200, default: 50 },
} as const;

export const focusErrorCodes = [
  'focus.session_not_found',
  'focus.ends_before_start',
  'focus.longer_than_elapsed',
  'focus.in_the_future',
  'focus.range_reversed',
] as const;

/** What a student chooses before a pomodoro. */
export const timerCategories = ['Estudo', 'Leitura', 'Revisão', 'Exercícios', 'Projeto'] as const;
export type TimerCategory = (typeof timerCategories)[number];

/** Of sessions that the stopwatch measured. */
export const stopwatchCategory = 'Cronômetro';
export const sessionCategories = [...timerCategories, stopwatchCategory] as const;
export type SessionCategory = (typeof sessionCategories)[number];

export interface DayRange {
  from: string;
  to: string;
}

export type SessionLink = z.output<typeof linkSchema>;
export type CreateSession = z.output<typeof createSessionSchema>;
export type CreateSessionInput = z.input<typeof createSessionSchema>;
export type FocusSession = z.output<typeof focusSessionSchema>;
export type FocusSummary = z.output<typeof summarySchema>;
export type PlannedAndDone = z.output<typeof plannedSchema>;

export const focusApi: ApiCalls<typeof focusSchemas> = {
  list: { method: 'GET', path: '/pomodoros' },
  summary: { method: 'GET', path: '/pomodoros/summary' },
  planned: { method: 'GET', path: '/pomodoros/planned' },
  exportCsv: { method: 'GET', path: '/pomodoros/export' },
  create: { method: 'POST', path: '/pomodoros' },
  remove: { method: 'DELETE', path: '/pomodoros/:id' },
};

import { z } from 'zod';
import { isStudyDay } from '#shared/rules/time/study-day.ts';
import { timeUnits } from '#shared/rules/time/time-units.ts';
import type { Endpoint } from './endpoint.ts';
import { pageInput } from './page-input.ts';
import { largestInteger } from './table-integer.ts';

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

/** What the session was for: a block of a cycle or an activity of a plan, each by its own id. */
const linkSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('block'), cycleId: z.uuid(), blockId: z.uuid() }),
    z.object({ kind: z.literal('activity'), planId: z.uuid(), activityId: z.uuid() }),
  ],
  'Diga a que a sessão pertence.',
);
export type SessionLink = z.output<typeof linkSchema>;

const instantInput = (missing: string) =>
  z
    .string(missing)
    .pipe(z.iso.datetime({ offset: true, error: missing }))
    .refine(
      (text) => Date.parse(text) >= Date.parse(focusLimits.firstDay),
      'Informe uma data a partir de 2000.',
    );

const subject = z.string().trim().max(80, 'A matéria pode ter até 80 caracteres.');

export const createSessionSchema = z.object({
  /** Made by the client: the same session sent twice is recorded once. */
  id: z.uuid('Informe o identificador da sessão.').optional(),
  startTime: instantInput('Informe o início da sessão.'),
  endTime: instantInput('Informe o fim da sessão.'),
  /** Minutes of study, pauses left out; fractions to two decimals. */
  durationMinutes: z
    .number('Informe a duração da sessão.')
    .min(0.01, 'A sessão precisa durar mais que zero.')
    .max(1440, 'Uma sessão pode durar até 24 horas.'),
  category: z.enum(sessionCategories, 'Escolha uma categoria.'),
  subject: subject.nullish(),
  link: linkSchema.nullish(),
  /** Whether the linked block or activity is done with it. */
  completes: z.boolean('Diga se o bloco foi concluído.').default(false),
});
export type CreateSession = z.output<typeof createSessionSchema>;
export type CreateSessionInput = z.input<typeof createSessionSchema>;

export const focusSessionSchema = z.object({
  _id: z.string(),
  id: z.string(),
  /** ISO 8601. */
  startTime: z.string(),
  endTime: z.string(),
  durationMinutes: z.number(),
  category: z.enum(sessionCategories),
  subject: z.string().nullable(),
  link: linkSchema.nullable(),
  /** The student's day on which it began. */
  day: z.string(),
});
export type FocusSession = z.output<typeof focusSessionSchema>;

const dayQuery = z
  .string()
  .refine((text) => text === '' || isStudyDay(text), 'Informe a data no formato AAAA-MM-DD.')
  .refine((text) => text === '' || text >= focusLimits.firstDay, 'Informe uma data a partir de 2000.');
/** Days of the student, both included; empty for no bound. */
const range = { from: dayQuery.default(''), to: dayQuery.default('') };
export interface DayRange {
  from: string;
  to: string;
}

const categoryTotal = z.object({
  category: z.enum(sessionCategories),
  sessions: z.int(),
  minutes: z.number(),
});

const summarySchema = z.object({
  /** The days summed up: those asked for, or from the first session to today. */
  from: z.string(),
  to: z.string(),
  sessions: z.int(),
  minutes: z.number(),
  /** What each of `periods` covers: longer ranges go by month, the longest by year. */
  unit: z.enum(timeUnits),
  /** Days, or months or years by their first day, with sessions; newest first. */
  periods: z.array(
    z.object({
      start: z.string(),
      sessions: z.int(),
      minutes: z.number(),
      categories: z.array(categoryTotal),
    }),
  ),
  /** Most minutes first. */
  categories: z.array(categoryTotal),
});
export type FocusSummary = z.output<typeof summarySchema>;

const plannedSchema = z.object({
  /** The week's first day (Sunday) and last (Saturday). */
  from: z.string(),
  to: z.string(),
  /** By name; minutes planned in cycles and plans for the week, and minutes of its sessions. */
  subjects: z.array(z.object({ subject: z.string(), planned: z.number(), done: z.number() })),
  /** Minutes of sessions without a subject. */
  other: z.number(),
});
export type PlannedAndDone = z.output<typeof plannedSchema>;

export const focusApi = {
  list: {
    method: 'GET',
    path: '/pomodoros',
    summary:
      'Sessions of study, newest first: all that one answer holds (5,000, and `X-Total-Count` says how many there are), or a page.',
    query: z.object({
      ...range,
      page: pageInput('Informe uma página a partir de 1.', largestInteger).optional(),
      limit: pageInput('Informe um limite de 1 a 200.', 200).optional(),
    }),
    response: z.array(focusSessionSchema),
  },
  summary: {
    method: 'GET',
    path: '/pomodoros/summary',
    summary: 'Totals of the sessions by day, month or year, as the range is long, and by category.',
    query: z.object(range),
    response: z.object({ data: z.object({ summary: summarySchema }) }),
  },
  planned: {
    method: 'GET',
    path: '/pomodoros/planned',
    summary: 'Planned and done minutes per subject in the week that holds `day`.',
    query: z.object({ day: dayQuery.default('') }),
    response: z.object({ data: z.object({ week: plannedSchema }) }),
  },
  exportCsv: {
    method: 'GET',
    path: '/pomodoros/export',
    summary: 'The sessions as a CSV file.',
    query: z.object(range),
  },
  create: {
    method: 'POST',
    path: '/pomodoros',
    summary: 'Records a session, once for each id.',
    body: createSessionSchema,
    response: focusSessionSchema,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/pomodoros/:id',
    summary: 'Deletes a session; what it completed stays done.',
    params: z.object({ id: z.uuid() }),
    notFound: 'focus.session_not_found',
  },
} as const satisfies Record<string, Endpoint>;

import { z } from 'zod';
import { isStudyDay } from '#shared/rules/time/study-day.ts';
import { timeUnits } from '#shared/rules/time/time-units.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { focusApi, focusLimits, sessionCategories } from './focus.ts';
import { pageInput } from './page-input.schemas.ts';
import { largestInteger, tableInteger } from './table-integer.schemas.ts';

/** What the session was for: a block of a cycle, an activity of a plan or a topic of a syllabus, each by its own id. */
export const linkSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('block'), cycleId: z.uuid(), blockId: z.uuid() }),
    z.object({ kind: z.literal('activity'), planId: z.uuid(), activityId: z.uuid() }),
    z.object({ kind: z.literal('topic'), syllabusId: z.uuid(), topicId: tableInteger('Informe o tópico.') }),
  ],
  'Diga a que a sessão pertence.',
);

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

const dayQuery = z
  .string()
  .refine((text) => text === '' || isStudyDay(text), 'Informe a data no formato AAAA-MM-DD.')
  .refine((text) => text === '' || text >= focusLimits.firstDay, 'Informe uma data a partir de 2000.');
/** Days of the student, both included; empty for no bound. */
const range = { from: dayQuery.default(''), to: dayQuery.default('') };

const categoryTotal = z.object({
  category: z.enum(sessionCategories),
  sessions: z.int(),
  minutes: z.number(),
});

export const summarySchema = z.object({
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

export const plannedSchema = z.object({
  /** The week's first day (Sunday) and last (Saturday). */
  from: z.string(),
  to: z.string(),
  /** By name; minutes planned in cycles and plans for the week, and minutes of its sessions. */
  subjects: z.array(z.object({ subject: z.string(), planned: z.number(), done: z.number() })),
  /** Minutes of sessions without a subject. */
  other: z.number(),
});

export const focusSchemas = {
  list: {
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
    summary: 'Totals of the sessions by day, month or year, as the range is long, and by category.',
    query: z.object(range),
    response: z.object({ data: z.object({ summary: summarySchema }) }),
  },
  planned: {
    summary: 'Planned and done minutes per subject in the week that holds `day`.',
    query: z.object({ day: dayQuery.default('') }),
    response: z.object({ data: z.object({ week: plannedSchema }) }),
  },
  exportCsv: { summary: 'The sessions as a CSV file.', query: z.object(range) },
  create: {
    summary: 'Records a session, once for each id.',
    body: createSessionSchema,
    response: focusSessionSchema,
    status: 201,
  },
  remove: {
    summary: 'Deletes a session; what it completed stays done.',
    params: z.object({ id: z.uuid() }),
    notFound: 'focus.session_not_found',
  },
} satisfies Record<string, CallSchemas>;

export const focusEndpoints = withSchemas(focusApi, focusSchemas);

import { z } from 'zod';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { dayInput } from './day-input.schemas.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.schemas.ts';
import { followedSyllabusSchema } from './followed-syllabus.schemas.ts';
import { applyReplanBody, previewReplanBody, replanPreviewSchema } from './replan.schemas.ts';
import { cycleModes, studyCycleApi, studyCycleLimits } from './study-cycles.ts';

const name = z
  .string('O nome do ciclo é obrigatório.')
  .trim()
  .min(1, 'O nome do ciclo é obrigatório.')
  .max(120, 'O nome do ciclo pode ter até 120 caracteres.');

const namesMissing = 'O nome de todas as matérias é obrigatório quando não se usa a IA.';
const rating = (what: string) =>
  z.int(`${what} vai de 1 a 5.`).min(1, `${what} vai de 1 a 5.`).max(5, `${what} vai de 1 a 5.`).default(3);

const subjectInputSchema = z.object(
  {
    name: z
      .string(namesMissing)
      .trim()
      .min(1, namesMissing)
      .max(80, 'O nome da matéria pode ter até 80 caracteres.'),
    difficulty: rating('A dificuldade'),
    priority: rating('A prioridade'),
  },
  namesMissing,
);

const subjectsSchema = z
  .array(subjectInputSchema, 'Adicione pelo menos uma matéria ou use a IA para sugestões.')
  .min(1, 'Adicione pelo menos uma matéria ou use a IA para sugestões.')
  .max(40, 'Um ciclo pode ter até 40 matérias.')
  .refine(
    (subjects) => new Set(subjects.map((subject) => subject.name.toLowerCase())).size === subjects.length,
    'Cada matéria aparece uma vez só no ciclo.',
  );

const hours = z
  .number('Informe as horas de estudo do dia.')
  .max(16, 'As horas de um dia vão de 0 a 16.')
  // Negatives are clamped, as in the form.
  .transform((value) => Math.max(0, value))
  .refine((value) => Number.isInteger(value * 2), 'As horas de um dia seguem passos de meia hora.');

const noHours = 'Você deve definir pelo menos algumas horas de estudo em algum dia da semana.';

/** Hours of each weekday; a day left out is free. */
export const weeklyScheduleSchema = z
  .object(Object.fromEntries(weekdays.map((day) => [day, hours.default(0)])) as WeeklyShape, noHours)
  .refine((week) => Object.values(week).some((value) => value > 0), noHours);
type WeeklyShape = Record<(typeof weekdays)[number], z.ZodDefault<typeof hours>>;

const dateMissing = 'A data de início é obrigatória.';

const weeks = z
  .int('Informe quantas semanas o ciclo dura.')
  .min(1, 'O ciclo dura de 1 a 52 semanas.')
  .max(52, 'O ciclo dura de 1 a 52 semanas.');
const blockSize = z
  .int('Informe a duração do bloco.')
  .min(15, 'O bloco de estudo tem de 15 a 240 minutos.')
  .max(240, 'O bloco de estudo tem de 15 a 240 minutos.');
const breakSize = z
  .int('Informe a duração do intervalo.')
  .min(5, 'O intervalo tem de 5 a 120 minutos.')
  .max(120, 'O intervalo tem de 5 a 120 minutos.');
const startsAt = z
  .string('Informe a hora de começar.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora de começar no formato HH:MM.');
const examDate = dayInput('Informe a data da prova.').nullable();

const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A rule across fields that also speaks while others are broken, so that every broken rule is named at once. */
const always = { when: ({ value }: { value: unknown }) => isForm(value) };
const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

export const createCycleSchema = z
  .object({
    name,
    subjects: z.unknown().optional(),
    weeklySchedule: weeklyScheduleSchema,
    cycleDurationInWeeks: weeks.default(4),
    studyBlockSize: blockSize.default(50),
    breakSize: breakSize.default(10),
    startDate: dayInput(dateMissing),
    useAIForSubjects: z.boolean('Diga se a IA sugere as matérias.').default(false),
    studyFocus: z.string().trim().max(500, 'O foco do estudo pode ter até 500 caracteres.').default(''),
    mode: z.enum(cycleModes, 'Escolha calendário ou sequência.').default('calendar'),
    startsAt: startsAt.default(studyCycleLimits.startsAt),
    examDate: examDate.optional(),
    /** Of the syllabus that it is made of. */
    syllabusId: z.uuid('Informe o edital do ciclo.').optional(),
  })
  .superRefine((form, context) => {
    const { useAIForSubjects, studyFocus, subjects } = form;
    if (useAIForSubjects === true) {
      if (!filled(studyFocus))
        context.addIssue({
          code: 'custom',
          path: ['studyFocus'],
          message: 'O foco do estudo é obrigatório ao usar a IA para sugerir matérias.',
        });
      return;
    }
    const parsed = subjectsSchema.safeParse(subjects);
    for (const issue of parsed.error?.issues ?? [])
      context.addIssue({ ...issue, path: ['subjects', ...issue.path] });
  }, always)
  .transform(({ subjects, ...cycle }) => ({
    ...cycle,
    /** Empty when the AI suggests them. */
    subjects: cycle.useAIForSubjects ? [] : subjectsSchema.parse(subjects),
  }));

/** What may change; what is done stays done. */
export const updateCycleSchema = z.object({
  name: name.optional(),
  subjects: subjectsSchema.optional(),
  weeklySchedule: weeklyScheduleSchema.optional(),
  cycleDurationInWeeks: weeks.optional(),
  studyBlockSize: blockSize.optional(),
  breakSize: breakSize.optional(),
  startDate: dayInput(dateMissing).optional(),
  mode: z.enum(cycleModes, 'Escolha calendário ou sequência.').optional(),
  startsAt: startsAt.optional(),
  /** Null takes the exam away. */
  examDate: examDate.optional(),
});

export const blockSchema = z.object({
  _id: z.string(),
  /** `HH:MM`, the student's local time. */
  time: z.string(),
  subject: z.string(),
  /** Minutes. */
  duration: z.int(),
  completed: z.boolean(),
  /** Minutes studied of an open block. */
  minutesDone: z.int(),
  /** The student's day on which it was ticked; null while it is open. */
  completedOn: z.string().nullable(),
});

export const cycleDaySchema = z.object({
  day: z.enum(weekdays),
  date: z.string(),
  /** 1 to 7, counted from the week's first day. */
  dayNumber: z.int(),
  activities: z.array(blockSchema),
});

export const cycleWeekSchema = z.object({ weekNumber: z.int(), days: z.array(cycleDaySchema) });

export const subjectDetailSchema = z.object({
  name: z.string(),
  difficulty: z.int(),
  priority: z.int(),
  /** Over the whole cycle. */
  allocatedMinutes: z.int(),
});

/** What a card of the list shows. */
export const cycleCardSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  totalWeeks: z.int(),
  startDate: z.string(),
  /** The last day of the last week. */
  endDate: z.string(),
  subjectsDetail: z.array(subjectDetailSchema),
  /** Hours. */
  totalAvailableTimePerWeek: z.number(),
  /** Minutes. */
  studyBlockSize: z.int(),
  breakSize: z.int(),
  totalAllocatedMinutes: z.int(),
  weeklySchedule: weeklyScheduleSchema,
  startsAt: z.string(),
  mode: z.enum(cycleModes),
  examDate: z.string().nullable(),
  studyFocus: z.string(),
  /** Which engine chose the subjects; null: the student. */
  engine: z.enum(['local', 'model']).nullable(),
  totalBlocks: z.int(),
  completedBlocks: z.int(),
  /** Done blocks over all of them, rounded; 100 only when all are done. */
  progress: z.int(),
  createdAt: z.string(),
});

export const studyCycleSchema = cycleCardSchema.extend({
  schedule: z.array(cycleWeekSchema),
  /** Whether the last replan can still be taken back. */
  canUndoReplan: z.boolean(),
  syllabus: followedSyllabusSchema,
  /** Of its subjects those that the library teaches, by their names. */
  taught: z.array(z.object({ name: z.string(), librarySubject: z.string() })),
});

const cycleParams = z.object({ id: z.uuid() });
const cycleNotFound = { params: cycleParams, notFound: 'study_cycles.cycle_not_found' } as const;

const completed = z.boolean('Diga se o bloco foi concluído.');
/** The block afterwards, and what it makes of the whole. */
export const blockAnswer = z.object({
  success: z.boolean(),
  progress: z.int(),
  completedBlocks: z.int(),
  totalBlocks: z.int(),
  /** More than before when a sequence has begun another lap. */
  totalWeeks: z.int(),
  block: blockSchema,
});

export const suggestedSubjectsSchema = z.object({
  subjects: z.array(subjectInputSchema),
  engine: engineSchema,
  fallback: fallbackSchema,
});

const focusMissing = 'O foco do estudo é obrigatório ao usar a IA para sugerir matérias.';

export const studyCycleSchemas = {
  generate: {
    summary: 'Generates a study cycle: timed blocks for each subject, week by week.',
    // No body at all breaks the same rules as an empty one.
    body: createCycleSchema.prefault({} as z.input<typeof createCycleSchema>),
    largeBody: true,
    response: z.object({ cycle: studyCycleSchema }),
    status: 201,
  },
  suggestSubjects: {
    summary: 'Subjects for what the student wants to study, each with difficulty and priority.',
    body: z.object({
      studyFocus: z
        .string(focusMissing)
        .trim()
        .min(1, focusMissing)
        .max(500, 'O foco do estudo pode ter até 500 caracteres.'),
    }),
    response: suggestedSubjectsSchema,
  },
  list: {
    summary: "The student's cycles, newest first; `search` looks through their names.",
    query: z.object({ search: z.string().max(120, 'A busca pode ter até 120 caracteres.').default('') }),
    response: z.object({ data: z.object({ cycles: z.array(cycleCardSchema) }) }),
  },
  detail: {
    summary: 'One cycle with its weeks, days and blocks.',
    response: z.object({ data: z.object({ cycle: studyCycleSchema }) }),
    ...cycleNotFound,
  },
  update: {
    summary: 'Changes a cycle; open blocks are laid out anew when they have to be, done ones stay.',
    body: updateCycleSchema,
    largeBody: true,
    response: z.object({ cycle: studyCycleSchema }),
    ...cycleNotFound,
  },
  remove: { summary: 'Deletes a cycle.', ...cycleNotFound },
  setBlock: {
    summary: 'Ticks or unticks a block: 0-based week, weekday key, 0-based position in the answered day.',
    params: z.object({
      id: z.uuid(),
      weekIndex: z.coerce.number().int().min(0).max(10_000),
      day: z.enum(weekdays),
      blockIndex: z.coerce.number().int().min(0).max(10_000),
    }),
    body: z.object({
      completed,
      /** `_id`: wins over the position, which a replan may have changed while the tick waited. */
      blockId: z.uuid('Informe o bloco.').optional(),
    }),
    response: blockAnswer,
    notFound: 'study_cycles.block_not_found',
  },
  setMinutes: {
    summary: 'Says how many minutes of an open block are studied; all of them complete it.',
    params: z.object({ id: z.uuid(), blockId: z.uuid() }),
    body: z.object({
      minutesDone: z
        .int('Informe os minutos estudados.')
        .min(0, 'Informe os minutos estudados.')
        .max(1440, 'Um dia tem 1440 minutos.'),
    }),
    response: blockAnswer,
    notFound: 'study_cycles.block_not_found',
  },
  previewReplan: {
    summary: 'Open blocks redistributed into the hours left; changes nothing.',
    body: previewReplanBody,
    response: z.object({ data: z.object({ preview: replanPreviewSchema }) }),
    ...cycleNotFound,
  },
  applyReplan: {
    summary: 'Applies a preview while the cycle is what it was made from.',
    body: applyReplanBody,
    response: z.object({ data: z.object({ cycle: studyCycleSchema }) }),
    ...cycleNotFound,
  },
  undoReplan: {
    summary: 'Restores the cycle as it was before the last replan, while nothing else has changed.',
    response: z.object({ data: z.object({ cycle: studyCycleSchema }) }),
    ...cycleNotFound,
  },
} satisfies Record<string, CallSchemas>;

export const studyCycleEndpoints = withSchemas(studyCycleApi, studyCycleSchemas);

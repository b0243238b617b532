import { z } from 'zod';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { dayInput } from './day-input.ts';
import type { Endpoint } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.ts';
import { planReviewSchema, reviewInputSchema } from './plan-reviews.ts';
import { tableInteger } from './table-integer.ts';
import { formOf, uploadedFile } from './uploaded-file.ts';

export const studyPlanLimits = {
  /** Characters of a syllabus. */
  programme: 20_000,
  title: 120,
  subject: 80,
  description: 2000,
  goal: 200,
  goals: 20,
  topicName: 160,
  topicDescription: 1000,
  topics: { min: 5, max: 50, default: 20 },
  weeks: { min: 1, max: 52, default: 4 },
  /** Hours of one day, in steps of 0.5. */
  dailyHours: { min: 0, max: 12, step: 0.5 },
  /** Hours per week; spread over Monday to Friday when no weekly schedule is given. */
  timeAvailable: { min: 0.5, max: 60, default: 20 },
  /** The end date lies from tomorrow to this many days from today. */
  endWithinDays: 31,
  /** The first day may lie this many days back: a student who began on Monday. */
  startBackDays: 31,
  testPlanMinutes: 60,
  /** Shortest trimmed prompt of the suggestions. */
  promptMin: 3,
  prompt: 1000,
  /** An exam lies at most this many days ahead. */
  examWithinDays: 1830,
  reviewComment: 1000,
  /** Questions in one entry of the log. */
  questionsAtOnce: 500,
  /** Average that a reviewed plan needs to be published again. */
  ratingToPublish: 4,
} as const;

export const studyPlanErrorCodes = [
  'study_plans.plan_not_found',
  'study_plans.task_not_found',
  'study_plans.activity_not_found',
  'study_plans.topic_not_found',
  'study_plans.generation_failed',
  'study_plans.unknown_matter',
  'study_plans.end_out_of_range',
  'study_plans.start_out_of_range',
  'study_plans.start_after_end',
  'study_plans.no_hours',
  'study_plans.topics_over_tier',
  'study_plans.weeks_over_tier',
  'study_plans.advanced_over_tier',
  'study_plans.exam_out_of_range',
  'study_plans.clone_not_publishable',
  'study_plans.rating_too_low',
  'study_plans.test_account_publish',
  'study_plans.own_review',
  'study_plans.revision_out_of_turn',
  'study_plans.revision_too_early',
  'study_plans.entry_not_found',
  'study_plans.nothing_to_replan',
  'study_plans.until_out_of_range',
  'study_plans.plan_changed',
  'study_plans.nothing_to_undo',
  'study_plans.pdf_too_heavy',
] as const;

export const creationDifficulties = ['iniciante', 'intermediário', 'avançado'] as const;
export const planDifficulties = ['easy', 'medium', 'hard'] as const;
export const topicPriorities = ['alta', 'média', 'baixa'] as const;
export const resourceTypes = ['livro', 'artigo', 'vídeo', 'curso', 'website', 'other'] as const;

const examDateInput = dayInput('Informe a data da prova.').nullable();

const hours = z
  .number('Informe as horas de estudo do dia.')
  .min(0, 'As horas de um dia vão de 0 a 12.')
  .max(12, 'As horas de um dia vão de 0 a 12.')
  .multipleOf(0.5, 'As horas de um dia seguem passos de meia hora.');

const weeklyScheduleSchema = z
  .array(z.object({ day: z.enum(weekdays, 'Informe um dia da semana válido.'), hours }))
  .max(7, 'A semana tem sete dias.')
  .refine(
    (days) => new Set(days.map(({ day }) => day)).size === days.length,
    'Cada dia da semana aparece uma vez só.',
  );

const goalsSchema = z
  .array(
    z
      .string('Todos os objetivos devem ser preenchidos')
      .trim()
      .min(1, 'Todos os objetivos devem ser preenchidos')
      .max(200, 'Cada objetivo pode ter até 200 caracteres.'),
    'Escreva pelo menos um objetivo.',
  )
  .min(1, 'Escreva pelo menos um objetivo.')
  .max(20, 'Um plano pode ter até 20 objetivos.');

const chooseLevel = 'Escolha iniciante, intermediário ou avançado.';

const title = z
  .string('O título é obrigatório.')
  .trim()
  .min(1, 'O título é obrigatório.')
  .max(120, 'O título pode ter até 120 caracteres.');

const description = z.string().trim().max(2000, 'A descrição pode ter até 2000 caracteres.');

const programme = z
  .string('Cole o programa como texto.')
  .trim()
  .max(studyPlanLimits.programme, 'O programa pode ter até 20.000 caracteres.');

export const createStudyPlanSchema = z.object({
  title,
  description: description.default(''),
  subject: z
    .string('A matéria é obrigatória.')
    .trim()
    .min(1, 'A matéria é obrigatória.')
    .max(80, 'A matéria pode ter até 80 caracteres.'),
  difficulty: z.enum(creationDifficulties, {
    error: ({ input }) => (input === undefined ? 'A dificuldade é obrigatória.' : chooseLevel),
  }),
  startDate: dayInput('A data de início é obrigatória.'),
  endDate: dayInput('A data de término é obrigatória.'),
  goals: goalsSchema,
  /** Hours per week. */
  timeAvailable: z
    .number('Informe as horas disponíveis por semana.')
    .min(0.5, 'As horas por semana vão de 0,5 a 60.')
    .max(60, 'As horas por semana vão de 0,5 a 60.')
    .default(20),
  weeklySchedule: weeklyScheduleSchema.optional(),
  topicsCount: z
    .int('Informe quantos tópicos o plano deve ter.')
    .min(5, 'Um plano tem de 5 a 50 tópicos.')
    .max(50, 'Um plano tem de 5 a 50 tópicos.')
    .default(20),
  includeSchedule: z.boolean('Diga se o plano deve ter cronograma.').default(true),
  numberOfWeeks: z
    .int('Informe quantas semanas o plano deve ter.')
    .min(1, 'Um plano tem de 1 a 52 semanas.')
    .max(52, 'Um plano tem de 1 a 52 semanas.')
    .default(4),
  isAdvanced: z.boolean('Diga se o plano usa a IA avançada.').default(false),
  examDate: examDateInput.optional(),
  /** A syllabus, an index or a notice as pasted: its lines become the topics. */
  programme: programme.default(''),
});
export type CreateStudyPlan = z.output<typeof createStudyPlanSchema>;
export type CreateStudyPlanInput = z.input<typeof createStudyPlanSchema>;

const day = z.string();

export const topicSchema = z.object({
  /** Unique in the plan; stays when topics are renamed or moved. */
  id: z.int(),
  name: z.string(),
  description: z.string(),
  priority: z.enum(topicPriorities),
  completed: z.boolean(),
  /** The student's day on which it was ticked; null while it is open. */
  completedOn: day.nullable(),
  /** The days on which its revisions were done, oldest first. */
  revisedOn: z.array(day),
  /** Of the question log. */
  questionsDone: z.int(),
  questionsRight: z.int(),
});
export type Topic = z.output<typeof topicSchema>;

const activitySchema = z.object({
  _id: z.string(),
  /** `HH:MM`, the student's local time. */
  time: z.string(),
  /** Minutes. */
  duration: z.int(),
  topic: z.string(),
  description: z.string(),
  completed: z.boolean(),
});
export type Activity = z.output<typeof activitySchema>;

const daySchema = z.object({
  /** 1 to 7, counted from the plan's first day. */
  dayNumber: z.int(),
  dayName: z.string(),
  date: z.string(),
  activities: z.array(activitySchema),
});
export type PlanDay = z.output<typeof daySchema>;

const weekSchema = z.object({ weekNumber: z.int(), days: z.array(daySchema) });
export type PlanWeek = z.output<typeof weekSchema>;

export const resourceSchema = z.object({
  title: z.string(),
  description: z.string(),
  type: z.enum(resourceTypes),
  url: z.string(),
});
export type PlanResource = z.output<typeof resourceSchema>;

/** Hours of each weekday that is studied; null: `timeAvailable` spread over Monday to Friday. */
const weeklyHoursSchema = z.array(z.object({ day: z.enum(weekdays), hours: z.number() })).nullable();

export const evaluationMethodSchema = z.object({
  name: z.string(),
  description: z.string(),
  frequency: z.string(),
});
export type EvaluationMethod = z.output<typeof evaluationMethodSchema>;

/** What a card of the list shows. */
const studyPlanCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  difficulty: z.enum(planDifficulties),
  isActive: z.boolean(),
  isDelayed: z.boolean(),
  isPublished: z.boolean(),
  isPublishable: z.boolean(),
  isAdvanced: z.boolean(),
  isTestAccount: z.boolean(),
  /** When a test account's plan vanishes; null otherwise. */
  expiresAt: z.string().nullable(),
  averageRating: z.number(),
  numberOfReviews: z.int(),
  /** 0 to 100; 100 only when everything is done. */
  progress: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  timeAvailable: z.number(),
  /** The day of the exam that the plan leads to. */
  examDate: z.string().nullable(),
  createdAt: z.string(),
});
export type StudyPlanCard = z.output<typeof studyPlanCardSchema>;

export const studyPlanSchema = studyPlanCardSchema.extend({
  goals: z.array(z.string()),
  evaluationMethods: z.array(evaluationMethodSchema),
  resources: z.array(resourceSchema),
  topics: z.array(topicSchema),
  weeks: z.array(weekSchema),
  weeklySchedule: weeklyHoursSchema,
  /** What others wrote about the plan, newest first. */
  reviews: z.array(planReviewSchema),
  /** Whether the last replan can still be taken back. */
  canUndoReplan: z.boolean(),
  /** Which engine wrote the plan: the local one or the connected model. */
  engine: engineSchema,
  fallback: fallbackSchema,
});
export type StudyPlan = z.output<typeof studyPlanSchema>;

const generationTaskSchema = z.object({
  status: z.enum(['processing', 'completed', 'failed']),
  /** 0 to 100, true to the step that is running. */
  progress: z.int(),
  /** What is being done now, for the student. */
  step: z.string(),
  result: z.object({ id: z.string() }).nullable(),
  /** Why it failed; null otherwise. */
  message: z.string().nullable(),
});
export type GenerationTask = z.output<typeof generationTaskSchema>;

const planParams = z.object({ id: z.uuid() });
export const index = (missing: string) => z.int(missing).min(0, missing).max(10_000, missing);

export const updateStudyPlanSchema = z.object({
  title: title.optional(),
  description: description.optional(),
  isActive: z.boolean('Diga se o plano está ativo.').optional(),
  /** Null takes the exam away. */
  examDate: examDateInput.optional(),
  topics: z
    .array(
      z.object({
        /** Of the topic as it was read; a topic without one is known by its name, or new. */
        id: tableInteger('Informe o tópico.').optional(),
        name: z
          .string('O nome do tópico é obrigatório.')
          .trim()
          .min(1, 'O nome do tópico é obrigatório.')
          .max(160, 'O nome do tópico pode ter até 160 caracteres.'),
        description: z
          .string()
          .trim()
          .max(1000, 'A descrição do tópico pode ter até 1000 caracteres.')
          .default(''),
        priority: z.enum(topicPriorities, 'Escolha prioridade alta, média ou baixa.').default('média'),
        completed: z.boolean().default(false),
      }),
    )
    .min(1, 'O plano precisa de pelo menos um tópico.')
    .max(100, 'Um plano pode ter até 100 tópicos.')
    .optional(),
});
export type UpdateStudyPlan = z.output<typeof updateStudyPlanSchema>;

const promptMissing = 'Por favor, digite o que você deseja estudar (mínimo 3 caracteres)';
const prompt = z
  .string(promptMissing)
  .trim()
  .min(studyPlanLimits.promptMin, promptMissing)
  .max(studyPlanLimits.prompt, 'Descreva em até 1000 caracteres o que você deseja estudar.');

/** Either name of the prompt is taken; neither is a missing field. */
const suggestSchema = z
  .object({
    userInput: z.unknown().optional(),
    prompt: z.unknown().optional(),
    topicsCount: z
      .int('Informe quantos tópicos sugerir.')
      .min(studyPlanLimits.topics.min, 'As sugestões têm de 5 a 50 tópicos.')
      .max(studyPlanLimits.topics.max, 'As sugestões têm de 5 a 50 tópicos.')
      .default(studyPlanLimits.topics.default),
    /** Of the form, for a prompt that names no level. */
    difficulty: z.enum(creationDifficulties, chooseLevel).default('iniciante'),
    /** A syllabus as pasted: its lines become the topics. */
    programme: programme.default(''),
  })
  .transform(({ userInput, prompt, ...rest }) => ({ prompt: userInput ?? prompt, ...rest }))
  .pipe(
    z.object({
      prompt,
      topicsCount: z.int(),
      difficulty: z.enum(creationDifficulties),
      programme: z.string(),
    }),
  );

const levelSuggestions = {
  description: z.string(),
  /** Names, in order of study; at most as many as the student's tier allows. */
  topics: z.array(z.string()),
};

const suggestionsSchema = z.object({
  title: z.string(),
  subject: z.string(),
  /** The level that the prompt names, else that of the form. */
  difficulty: z.enum(creationDifficulties),
  ...levelSuggestions,
  /** What another level makes of it. */
  levels: z.record(z.enum(creationDifficulties), z.object(levelSuggestions)),
  /** Why there are fewer topics than asked for. */
  notice: z.string().optional(),
  /** Asked when nothing can be suggested; empty while something is. */
  question: z.string().default(''),
  /** Subjects that might be meant instead, most likely first. */
  choices: z.array(z.string()).default([]),
});
export type PlanSuggestions = z.output<typeof suggestionsSchema>;

const publicationSchema = z.object({ success: z.boolean(), message: z.string() });

export const planNotFound = { params: planParams, notFound: 'study_plans.plan_not_found' } as const;

export const studyPlanApi = {
  create: {
    method: 'POST',
    path: '/study-plans',
    summary: 'Starts generating a study plan; the task is followed by its status call.',
    body: createStudyPlanSchema,
    largeBody: true,
    response: z.object({ taskId: z.string() }),
    status: 202,
  },
  status: {
    method: 'GET',
    path: '/study-plans/status/:id',
    summary: 'How far a generation task is.',
    params: planParams,
    response: generationTaskSchema.extend({ taskId: z.string() }),
    notFound: 'study_plans.task_not_found',
  },
  list: {
    method: 'GET',
    path: '/study-plans',
    summary: "The student's plans, newest first.",
    response: z.object({ studyPlans: z.array(studyPlanCardSchema) }),
  },
  detail: {
    method: 'GET',
    path: '/study-plans/:id',
    summary: 'One plan with its weeks, topics and resources.',
    response: z.object({ data: z.object({ studyPlan: studyPlanSchema }) }),
    ...planNotFound,
  },
  update: {
    method: 'PUT',
    path: '/study-plans/:id',
    summary: 'Changes title, description and topics.',
    body: updateStudyPlanSchema,
    largeBody: true,
    response: z.object({ data: z.object({ studyPlan: studyPlanSchema }) }),
    ...planNotFound,
  },
  remove: { method: 'DELETE', path: '/study-plans/:id', summary: 'Deletes a plan.', ...planNotFound },
  suggest: {
    method: 'POST',
    path: '/study-plans/ai-suggestions',
    summary: 'Title, description and topics for what the student wants to study.',
    body: suggestSchema,
    largeBody: true,
    response: z.object({ suggestions: suggestionsSchema, engine: engineSchema, fallback: fallbackSchema }),
  },
  readWish: {
    method: 'POST',
    path: '/study-plans/wish',
    summary: 'What is understood of a title and a subject, before a plan is asked for.',
    body: z.object({
      title: z
        .string('Informe o título.')
        .max(studyPlanLimits.title, 'O título pode ter até 120 caracteres.'),
      subject: z
        .string('Informe a matéria.')
        .max(studyPlanLimits.subject, 'A matéria pode ter até 80 caracteres.'),
    }),
    response: z.object({
      /** Subjects with the topics that are named, and the exam; empty when there is a question. */
      understood: z.array(z.string()),
      /** Asked when nothing is understood; else empty. */
      question: z.string(),
      /** Subjects that might be meant, or be meant instead. */
      choices: z.array(z.string()),
    }),
  },
  readProgramme: {
    method: 'POST',
    path: '/study-plans/programme',
    summary: 'The text of a syllabus that was handed in as a file; nothing of it is kept.',
    body: formOf(z.object({ file: uploadedFile('Envie o programa como arquivo.').optional() })),
    response: z.object({ programme: z.string() }),
  },
  publish: {
    method: 'POST',
    path: '/study-plans/:id/publish',
    summary: 'Shows the plan in the marketplace.',
    response: publicationSchema,
    ...planNotFound,
  },
  unpublish: {
    method: 'POST',
    path: '/study-plans/:id/unpublish',
    summary: 'Takes the plan out of the marketplace; its reviews stay.',
    response: publicationSchema,
    ...planNotFound,
  },
  review: {
    method: 'POST',
    path: '/study-plans/:id/reviews',
    summary: "Reviews another student's published plan; a second review edits the first.",
    body: reviewInputSchema,
    response: z.object({ data: z.object({ review: planReviewSchema }) }),
    status: 201,
    ...planNotFound,
  },
  setActivity: {
    method: 'PUT',
    path: '/study-plans/:id/activity-progress',
    summary: 'Ticks or unticks an activity; indices are 0-based positions in the answered arrays.',
    body: z.object({
      weekIndex: index('Informe a semana da atividade.'),
      dayIndex: index('Informe o dia da atividade.'),
      activityIndex: index('Informe a atividade.'),
      /** `_id`: wins over the position, which a replan may have changed while the tick waited. */
      activityId: z.uuid('Informe a atividade.').optional(),
      completed: z.boolean('Diga se a atividade foi concluída.'),
    }),
    response: z.object({ progress: z.int(), activity: activitySchema }),
    ...planNotFound,
  },
  setTopic: {
    method: 'PUT',
    path: '/study-plans/:id/topic-progress',
    summary: 'Ticks or unticks a topic.',
    body: z.object({
      topicIndex: index('Informe o tópico.'),
      /** `id`: wins over the position. */
      topicId: tableInteger('Informe o tópico.').optional(),
      completed: z.boolean('Diga se o tópico foi concluído.'),
    }),
    response: z.object({ data: z.object({ progress: z.int(), topic: topicSchema }) }),
    ...planNotFound,
  },
} as const satisfies Record<string, Endpoint>;

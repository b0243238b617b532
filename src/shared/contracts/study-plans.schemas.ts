import { z } from 'zod';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { dayInput } from './day-input.schemas.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.schemas.ts';
import { followedSyllabusSchema } from './followed-syllabus.schemas.ts';
import { topicLessonsSchema } from './library.schemas.ts';
import { planReviewSchema, reviewInputSchema } from './plan-reviews.schemas.ts';
import {
  activityKinds,
  creationDifficulties,
  planDifficulties,
  resourceTypes,
  studyPlanApi,
  studyPlanLimits,
  topicPriorities,
} from './study-plans.ts';
import { tableInteger } from './table-integer.schemas.ts';
import { formOf, uploadedFile } from './uploaded-file.schemas.ts';

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

const description = z.string().trim().max(2000, 'A descrição pode ter até 2.000 caracteres.');

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

export const activitySchema = z.object({
  _id: z.string(),
  /** `HH:MM`, the student's local time. */
  time: z.string(),
  /** Minutes. */
  duration: z.int(),
  topic: z.string(),
  kind: z.enum(activityKinds),
  description: z.string(),
  completed: z.boolean(),
});

export const daySchema = z.object({
  /** 1 to 7, counted from the plan's first day. */
  dayNumber: z.int(),
  dayName: z.string(),
  date: z.string(),
  activities: z.array(activitySchema),
});

export const weekSchema = z.object({ weekNumber: z.int(), days: z.array(daySchema) });

export const resourceSchema = z.object({
  title: z.string(),
  description: z.string(),
  type: z.enum(resourceTypes),
  url: z.string(),
});

/** Hours of each weekday that is studied; null: `timeAvailable` spread over Monday to Friday. */
const weeklyHoursSchema = z.array(z.object({ day: z.enum(weekdays), hours: z.number() })).nullable();

export const evaluationMethodSchema = z.object({
  name: z.string(),
  description: z.string(),
  frequency: z.string(),
});

/** What a card of the list shows. */
export const studyPlanCardSchema = z.object({
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

/** A card with what the plan goes on with: what today asks for, else what was left open first. */
export const listedPlanSchema = studyPlanCardSchema.extend({
  /** Null when all is done; without `day` and `time` a topic of a plan that has no schedule. */
  next: z.object({ topic: z.string(), day: day.nullable(), time: z.string().nullable() }).nullable(),
});

export const studyPlanSchema = studyPlanCardSchema.extend({
  goals: z.array(z.string()),
  evaluationMethods: z.array(evaluationMethodSchema),
  resources: z.array(resourceSchema),
  topics: z.array(topicSchema),
  weeks: z.array(weekSchema),
  lessons: topicLessonsSchema,
  weeklySchedule: weeklyHoursSchema,
  /** What others wrote about the plan, newest first. */
  reviews: z.array(planReviewSchema),
  /** Whether the last replan can still be taken back. */
  canUndoReplan: z.boolean(),
  syllabus: followedSyllabusSchema,
  /** Which engine wrote the plan: the local one or the connected model. */
  engine: engineSchema,
  fallback: fallbackSchema,
});

export const generationTaskSchema = z.object({
  status: z.enum(['processing', 'completed', 'failed']),
  /** 0 to 100, true to the step that is running. */
  progress: z.int(),
  /** What is being done now, for the student. */
  step: z.string(),
  result: z.object({ id: z.string() }).nullable(),
  /** Why it failed; null otherwise. */
  message: z.string().nullable(),
});

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
          .max(1000, 'A descrição do tópico pode ter até 1.000 caracteres.')
          .default(''),
        priority: z.enum(topicPriorities, 'Escolha prioridade alta, média ou baixa.').default('média'),
        completed: z.boolean().default(false),
      }),
    )
    .min(1, 'O plano precisa de pelo menos um tópico.')
    .max(100, 'Um plano pode ter até 100 tópicos.')
    .optional(),
});

const promptMissing = 'Por favor, digite o que você deseja estudar (mínimo 3 caracteres)';
const prompt = z
  .string(promptMissing)
  .trim()
  .min(studyPlanLimits.promptMin, promptMissing)
  .max(studyPlanLimits.prompt, 'Descreva em até 1.000 caracteres o que você deseja estudar.');

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

export const suggestionsSchema = z.object({
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

const publicationSchema = z.object({ success: z.boolean(), message: z.string() });

export const planNotFound = { params: planParams, notFound: 'study_plans.plan_not_found' } as const;

export const studyPlanSchemas = {
  create: {
    summary: 'Starts generating a study plan; the task is followed by its status call.',
    body: createStudyPlanSchema,
    largeBody: true,
    response: z.object({ taskId: z.string() }),
    status: 202,
  },
  status: {
    summary: 'How far a generation task is.',
    params: planParams,
    response: generationTaskSchema.extend({ taskId: z.string() }),
    notFound: 'study_plans.task_not_found',
  },
  list: {
    summary: "The student's plans, newest first.",
    response: z.object({ studyPlans: z.array(listedPlanSchema) }),
  },
  detail: {
    summary: 'One plan with its weeks, topics and resources.',
    response: z.object({ data: z.object({ studyPlan: studyPlanSchema }) }),
    ...planNotFound,
  },
  update: {
    summary: 'Changes title, description and topics.',
    body: updateStudyPlanSchema,
    largeBody: true,
    response: z.object({ data: z.object({ studyPlan: studyPlanSchema }) }),
    ...planNotFound,
  },
  remove: { summary: 'Deletes a plan.', ...planNotFound },
  suggest: {
    summary: 'Title, description and topics for what the student wants to study.',
    body: suggestSchema,
    largeBody: true,
    response: z.object({ suggestions: suggestionsSchema, engine: engineSchema, fallback: fallbackSchema }),
  },
  readWish: {
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
    summary: 'The text of a syllabus that was handed in as a file; nothing of it is kept.',
    body: formOf(z.object({ file: uploadedFile('Envie o programa como arquivo.').optional() })),
    response: z.object({ programme: z.string() }),
  },
  publish: { summary: 'Shows the plan in the marketplace.', response: publicationSchema, ...planNotFound },
  unpublish: {
    summary: 'Takes the plan out of the marketplace; its reviews stay.',
    response: publicationSchema,
    ...planNotFound,
  },
  review: {
    summary: "Reviews another student's published plan; a second review edits the first.",
    body: reviewInputSchema,
    response: z.object({ data: z.object({ review: planReviewSchema }) }),
    status: 201,
    ...planNotFound,
  },
  setActivity: {
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
} satisfies Record<string, CallSchemas>;

export const studyPlanEndpoints = withSchemas(studyPlanApi, studyPlanSchemas);

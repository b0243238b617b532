import { z } from 'zod';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { dayInput } from './day-input.schemas.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { fallbackSchema } from './engine.schemas.ts';
import { lessonAddressSchema } from './library.schemas.ts';
import { readingSteps, syllabusApi, syllabusLimits } from './syllabi.ts';
import { tableInteger } from './table-integer.schemas.ts';
import { uploadedFile } from './uploaded-file.schemas.ts';

const day = z.string();

const foundValues = z.object({
  disciplines: z.int(),
  topics: z.int(),
});

export const readingSchema = z.object({
  id: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  step: z.enum(readingSteps),
  /** Scanned pages that were read, of how many; 0 of 0 where none is scanned. */
  done: z.int(),
  total: z.int(),
  /** Why it failed, and what to do; null otherwise. */
  message: z.string().nullable(),
  /** What was read: of the pasted text or the file, for the form to keep. */
  sourceName: z.string(),
  /** The posts of the notice, in its order; a programme without posts has one. */
  posts: z.array(foundValues.extend({ name: z.string() })),
  /** Day of the exam as the notice says it; null when it says none, or several. */
  examDate: day.nullable(),
  /** All days of the exam that it gives, in order: of its parts, or of several posts. */
  examDates: z.array(day),
  /** First and last day on which one can register; null when the notice does not say. */
  registration: z.object({ from: day, to: day }).nullable(),
  /** What the connected model put right where the rules were not sure; null where it was not asked. */
  check: z.object({ fallback: fallbackSchema, lines: z.int() }).nullable(),
});

export const topicSchema = z.object({
  /** Unique in the syllabus; stays when topics are renamed or moved. */
  id: z.int(),
  /** 0 right below the discipline; at most one more than the topic above it. */
  depth: z.int(),
  text: z.string(),
  /** Share beside its discipline's other topics that have none below them; usually 1. */
  weight: z.number(),
  /** Of the exam's points, 0 to 1; 0 for what has topics below it or is left out. */
  share: z.number(),
  isLeftOut: z.boolean(),
  /** Whether a word of it could not be made out for sure on a scanned page. */
  isDoubtful: z.boolean(),
  /** Where it stands in the source: page from 1, line of the page from 0; null for what was written by hand. */
  page: z.int().nullable(),
  line: z.int().nullable(),
  /** Day on which its theory was studied; null while it is open. */
  theoryOn: day.nullable(),
  /** Days of its revisions, the oldest first. */
  revisedOn: z.array(day),
  questionsDone: z.int(),
  questionsRight: z.int(),
  /** Minutes of the timer's sessions that were for it. */
  minutesStudied: z.number(),
  /** The library's lesson about it, when there is one for sure. */
  lesson: lessonAddressSchema.nullable(),
});

export const disciplineSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The group that it belongs to in the notice: "Conhecimentos Básicos". */
  area: z.string().nullable(),
  questions: z.number().nullable(),
  /** Points of a question. */
  weight: z.number().nullable(),
  /** Right answers without which the candidate is out. */
  minimum: z.number().nullable(),
  topics: z.array(topicSchema),
});

/** Values that the notice gives for a group of disciplines as a whole. */
const areaSchema = z.object({
  area: z.string(),
  questions: z.number().nullable(),
  weight: z.number().nullable(),
  points: z.number().nullable(),
  minimum: z.number().nullable(),
});

const counts = {
  /** Topics with none below them that are not left out, and how many of them were studied. */
  topics: z.int(),
  studied: z.int(),
  /** Share of the exam's weight that was studied, 0 to 100. */
  coverage: z.int(),
};

export const syllabusCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  post: z.string(),
  /** The next day of the exam, or the last when it is over. */
  examDate: day.nullable(),
  /** Its other days, in order. */
  otherExamDates: z.array(day),
  disciplines: z.int(),
  ...counts,
  createdAt: z.string(),
});

export const syllabusSchema = syllabusCardSchema.omit({ disciplines: true }).extend({
  /** Another number after every change of its tree: an update names the one it read. */
  revision: z.number(),
  sourceName: z.string(),
  /** Pages of the source that can be looked at, from 1. */
  pages: z.array(z.int()),
  /** The plan that was made of it last; null for none. */
  planId: z.string().nullable(),
  areas: z.array(areaSchema),
  disciplines: z.array(disciplineSchema),
  /** Summaries of the student's that are about one of its topics, the newest first. */
  summaries: z.array(z.object({ topicId: z.int(), id: z.string(), title: z.string() })),
});

/** A word of a page that was recognised on a scan and may be wrong. */
export const pageDoubtSchema = z.object({
  /** Of the page, from 0. */
  line: z.int(),
  /** Its letters in the line, `to` not among them. */
  from: z.int(),
  to: z.int(),
});

/** The topic that a summary is about. */
export const summaryTopicSchema = z.object({
  syllabusId: z.string(),
  /** Of the syllabus. */
  title: z.string(),
  topicId: z.int(),
  discipline: z.string(),
  text: z.string(),
});

const title = z
  .string('O título é obrigatório.')
  .trim()
  .min(1, 'O título é obrigatório.')
  .max(syllabusLimits.title, 'O título pode ter até 160 caracteres.');
const post = z
  .string('O cargo é um texto.')
  .trim()
  .max(syllabusLimits.name, 'O cargo pode ter até 200 caracteres.');
const examDate = dayInput('Informe a data da prova.').nullable();
const otherExamDates = z
  .array(dayInput('Informe o dia da prova.'), 'Envie os outros dias de prova como uma lista.')
  .max(syllabusLimits.otherExamDates, 'Uma prova pode ter até 6 dias.');

const value = (sentence: string) => z.number(sentence).min(0, sentence).max(10_000, sentence).nullable();

const topicInput = z.object({
  /** Of the topic as it was read; one without is new. */
  id: tableInteger('Informe o tópico.').optional(),
  depth: z
    .int('Informe o nível do tópico.')
    .min(0, 'Informe o nível do tópico.')
    .max(syllabusLimits.depth - 1, 'Um edital tem até 6 níveis de tópicos.'),
  text: z
    .string('O texto do tópico é obrigatório.')
    .trim()
    .min(1, 'O texto do tópico é obrigatório.')
    .max(syllabusLimits.topic, 'O texto do tópico pode ter até 1.500 caracteres.'),
  weight: z
    .number('O peso de um tópico vai de 0,1 a 10.')
    .min(0.1, 'O peso de um tópico vai de 0,1 a 10.')
    .max(10, 'O peso de um tópico vai de 0,1 a 10.')
    .default(1),
  isLeftOut: z.boolean('Diga se o tópico fica de fora.').default(false),
  isDoubtful: z.boolean().default(false),
  page: tableInteger('A página é um número.').nullable().default(null),
  line: tableInteger('A linha é um número.').nullable().default(null),
});

const disciplineInput = z.object({
  id: tableInteger('Informe a disciplina.').optional(),
  name: z
    .string('O nome da disciplina é obrigatório.')
    .trim()
    .min(1, 'O nome da disciplina é obrigatório.')
    .max(syllabusLimits.name, 'O nome da disciplina pode ter até 200 caracteres.'),
  area: z
    .string('O grupo é um texto.')
    .trim()
    .max(syllabusLimits.name, 'O grupo pode ter até 200 caracteres.')
    .nullable()
    .default(null),
  questions: value('O número de questões vai de 0 a 10.000.').default(null),
  weight: value('O peso de uma questão vai de 0 a 10.000.').default(null),
  minimum: value('O mínimo de acertos vai de 0 a 10.000.').default(null),
  topics: z.array(topicInput, 'Envie os tópicos como uma lista.'),
});

export const updateSyllabusSchema = z.object({
  /** Of the syllabus as it was read. */
  revision: z.number('Informe a versão do edital.'),
  title: title.optional(),
  post: post.optional(),
  /** Null takes the exam away, with its other days. */
  examDate: examDate.optional(),
  /** Days of the exam beside it; without it they stay. */
  otherExamDates: otherExamDates.optional(),
  /** The whole tree, in order; topics that keep their id keep what was studied. */
  disciplines: z
    .array(disciplineInput, 'Envie as disciplinas como uma lista.')
    .max(syllabusLimits.disciplines, 'Um edital pode ter até 60 disciplinas.')
    .refine(
      (disciplines) =>
        disciplines.reduce((sum, { topics }) => sum + topics.length, 0) <= syllabusLimits.topics,
      'Um edital pode ter até 3.000 tópicos.',
    )
    .optional(),
});

const readingOf = {
  readingId: z.uuid('Informe a leitura do edital.'),
  /** Place of the post among those of the reading, from 0. */
  post: tableInteger('Escolha o cargo.').default(0),
};

const createSyllabusSchema = z.object({
  ...readingOf,
  /** Without a reading the syllabus begins empty, to be written by hand. */
  readingId: readingOf.readingId.optional(),
  title: title.optional(),
  examDate: examDate.optional(),
  otherExamDates: otherExamDates.default([]),
});

/** What another notice would change: each with the discipline it stands in. */
export const syllabusChangesSchema = z.object({
  added: z.array(z.object({ discipline: z.string(), text: z.string() })),
  removed: z.array(z.object({ discipline: z.string(), text: z.string(), wasStudied: z.boolean() })),
  changed: z.array(z.object({ discipline: z.string(), before: z.string(), after: z.string() })),
  /** The tree as it would be, ready for an update: what is the same keeps its id. */
  disciplines: z.array(disciplineInput),
});

const hours = z
  .number('Informe as horas de estudo do dia.')
  .min(0, 'As horas de um dia vão de 0 a 12.')
  .max(12, 'As horas de um dia vão de 0 a 12.')
  .multipleOf(0.5, 'As horas de um dia seguem passos de meia hora.');

export const planSyllabusSchema = z.object({
  startDate: dayInput('A data de início é obrigatória.'),
  weeklySchedule: z
    .array(z.object({ day: z.enum(weekdays, 'Informe um dia da semana válido.'), hours }))
    .min(1, 'Informe as horas de estudo da semana.')
    .max(7, 'A semana tem sete dias.'),
  /** Ids of topics that are to be left out of the plan, beside those that don't fit. */
  without: z.array(tableInteger('Informe o tópico.')).max(syllabusLimits.topics).default([]),
});

export const planPreviewSchema = z.object({
  /** Last day on which something is planned: the day before the exam. */
  lastDay: day,
  /** Last weeks in which everything is repeated, by points and weakness; 0 where the plan is too short for one. */
  closingWeeks: z.int(),
  /** Minutes until then, and what the whole syllabus would take. */
  available: z.int(),
  needed: z.int(),
  disciplines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Minutes that it gets. */
      minutes: z.int(),
      topics: z.int(),
      /** Share of the exam's points, 0 to 100. */
      share: z.number(),
    }),
  ),
  /** What there is no time for, the least worth first, and what it costs: share of the exam's points, 0 to 100. */
  leftOut: z.array(z.object({ id: z.int(), discipline: z.string(), text: z.string(), cost: z.number() })),
});

export const cycleDraftSchema = z.object({
  name: z.string(),
  examDate: day.nullable(),
  /** One for each discipline that counts, in order: difficulty and priority go from 1 to 5. */
  subjects: z.array(z.object({ name: z.string(), difficulty: z.int(), priority: z.int() })),
  /** Names of the disciplines that a cycle has no room for: those of fewest points. */
  leftOut: z.array(z.string()),
});

export const forecastSchema = z.object({
  /** Days until the exam; null without one, negative after it. */
  daysLeft: z.int().nullable(),
  coverage: z.int(),
  /** All points of the exam; null where the notice gives no questions, and shares stand in their place. */
  points: z.number().nullable(),
  /** Points to expect and the interval in which four of five results would fall; null: too little is known. */
  expected: z.object({ points: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** What would have to be done for a forecast; null when there is one. */
  missing: z.string().nullable(),
  disciplines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      coverage: z.int(),
      questionsDone: z.int(),
      /** Share of right answers to expect, 0 to 1; null: nothing was answered. */
      accuracy: z.number().nullable(),
      /** Whether the minimum of right answers is in danger; null where there is none, or too little is known. */
      isAtRisk: z.boolean().nullable(),
    }),
  ),
  /** What raises the forecast most in an hour, the best first; at most five. */
  best: z.array(
    z.object({
      id: z.int(),
      discipline: z.string(),
      text: z.string(),
      kind: z.enum(['theory', 'revision', 'questions']),
      /** Points of the exam, or share of it where the notice gives none. */
      gain: z.number(),
    }),
  ),
});

export const examSchema = z.object({
  syllabusId: z.string(),
  title: z.string(),
  examDate: day,
  /** What one flashcard of a subject and deck weighs in it: share of the exam, 0 to 1; what it doesn't ask is left out. */
  weights: z.array(z.object({ subject: z.string(), deck: z.string(), weight: z.number() })),
});

const ownParams = z.object({ id: z.uuid() });
const topicParams = ownParams.extend({ topicId: z.coerce.number().pipe(tableInteger('Informe o tópico.')) });
const notFound = 'syllabi.not_found';
const one = z.object({ data: z.object({ syllabus: syllabusSchema }) });
const changedTopic = z.object({ topic: topicSchema });

export const syllabusSchemas = {
  read: {
    summary: 'Reads a programme out of a file or a pasted text; `reading` says how far it is.',
    body: z.object({
      file: uploadedFile('Envie o edital como arquivo.').optional(),
      text: z
        .string('Cole o programa como texto.')
        .trim()
        .max(syllabusLimits.text, 'O programa pode ter até 600.000 caracteres. Envie um maior como arquivo.')
        .default(''),
    }),
    largeBody: true,
    response: z.object({ id: z.string() }),
    status: 202,
  },
  reading: {
    summary: 'How far a reading is, and the posts it found.',
    params: ownParams,
    response: z.object({ reading: readingSchema }),
    notFound: 'syllabi.reading_not_found',
  },
  create: {
    summary: "Makes a syllabus of a reading's post, or an empty one.",
    body: createSyllabusSchema,
    response: one,
    status: 201,
    notFound: 'syllabi.reading_not_found',
  },
  list: {
    summary: "The student's syllabi, the newest first.",
    response: z.object({ syllabi: z.array(syllabusCardSchema) }),
  },
  exam: {
    summary: "The student's next exam, with what their flashcards weigh in it.",
    response: z.object({ exam: examSchema.nullable() }),
  },
  detail: {
    summary: 'A syllabus with its disciplines, topics and what was studied of them.',
    params: ownParams,
    response: one,
    notFound,
  },
  page: {
    summary: "The lines of a page of the syllabus's source, and its doubtful words.",
    params: ownParams.extend({ page: z.coerce.number().pipe(tableInteger('A página é um número.')) }),
    response: z.object({
      page: z.int(),
      lines: z.array(z.string()),
      doubts: z.array(pageDoubtSchema),
    }),
    notFound: 'syllabi.page_not_found',
  },
  update: {
    summary: 'Changes title, post, exam and tree; what was studied stays with topics that keep their id.',
    params: ownParams,
    body: updateSyllabusSchema,
    largeBody: true,
    response: one,
    notFound,
  },
  remove: { summary: 'Deletes a syllabus; plans made of it stay.', params: ownParams, notFound },
  compare: {
    summary: 'What a rectified notice would add, remove and change.',
    params: ownParams,
    body: z.object(readingOf),
    response: syllabusChangesSchema,
    notFound,
  },
  summaryTopic: {
    summary: 'The topic that a summary is about; null for none.',
    params: ownParams,
    response: z.object({ topic: summaryTopicSchema.nullable() }),
    notFound: 'summaries.summary_not_found',
  },
  setSummaryTopic: {
    summary: 'Says which topic a summary is about; null: none.',
    params: ownParams,
    body: z.object({
      topic: z
        .object({ syllabusId: z.uuid('Escolha o edital.'), topicId: tableInteger('Escolha o tópico.') })
        .nullable(),
    }),
    response: z.object({ topic: summaryTopicSchema.nullable() }),
    notFound: 'summaries.summary_not_found',
  },
  setTheory: {
    summary: "Marks a topic's theory as studied today, or takes the mark back.",
    params: topicParams,
    body: z.object({ done: z.boolean('Diga se a teoria foi estudada.') }),
    response: changedTopic,
    notFound: 'syllabi.topic_not_found',
  },
  revise: {
    summary: 'Notes a revision of a topic today; one a day.',
    params: topicParams,
    response: changedTopic,
    status: 201,
    notFound: 'syllabi.topic_not_found',
  },
  undoRevision: {
    summary: 'Takes the last revision of a topic back.',
    params: topicParams,
    response: changedTopic,
    status: 200,
    notFound: 'syllabi.topic_not_found',
  },
  addQuestions: {
    summary: 'Notes questions done about a topic, and how many of them were right.',
    params: topicParams,
    body: z
      .object({
        done: z
          .int('Informe quantas questões você fez.')
          .min(1, 'Informe quantas questões você fez.')
          .max(syllabusLimits.questionsAtOnce, 'Anote até 500 questões de cada vez.'),
        right: z
          .int('Informe quantas você acertou.')
          .min(0, 'Informe quantas você acertou.')
          .max(syllabusLimits.questionsAtOnce, 'Os acertos não passam das questões feitas.'),
      })
      .refine(({ done, right }) => right <= done, 'Os acertos não passam das questões feitas.'),
    response: changedTopic,
    status: 201,
    notFound: 'syllabi.topic_not_found',
  },
  undoQuestions: {
    summary: "Takes the last entry of a topic's questions back.",
    params: topicParams,
    response: changedTopic,
    status: 200,
    notFound: 'syllabi.topic_not_found',
  },
  previewPlan: {
    summary: 'What a plan to the exam would hold, and what there is no time for.',
    params: ownParams,
    body: planSyllabusSchema,
    largeBody: true,
    response: planPreviewSchema,
    notFound,
  },
  createPlan: {
    summary: 'Makes a study plan of the syllabus to the day before the exam.',
    params: ownParams,
    body: planSyllabusSchema,
    largeBody: true,
    response: z.object({ planId: z.string() }),
    status: 201,
    notFound,
  },
  cycleDraft: {
    summary: 'What a study cycle of the syllabus begins with; it is created like any other.',
    params: ownParams,
    response: cycleDraftSchema,
    notFound,
  },
  forecast: {
    summary: 'Coverage, points to expect, minima at risk and what raises the forecast most in an hour.',
    params: ownParams,
    response: forecastSchema,
    notFound,
  },
} satisfies Record<string, CallSchemas>;

export const syllabusEndpoints = withSchemas(syllabusApi, syllabusSchemas);

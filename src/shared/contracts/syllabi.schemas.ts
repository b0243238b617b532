import { z } from 'zod';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { dayInput } from './day-input.schemas.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { syllabusApi, syllabusLimits } from './syllabi.ts';
import {
  cycleDraftSchema,
  examSchema,
  forecastSchema,
  pageDoubtSchema,
  planPreviewSchema,
  readingSchema,
  summaryTopicSchema,
  syllabusCardSchema,
  syllabusSchema,
  topicSchema,
} from './syllabus-answers.schemas.ts';
import { tableInteger } from './table-integer.schemas.ts';
import { uploadedFile } from './uploaded-file.schemas.ts';

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

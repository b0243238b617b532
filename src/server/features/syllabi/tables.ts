import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AreaValues, Notice } from '#server/language/syllabus/notice.ts';
import { instant, revision } from '#server/platform/database/columns.ts';
import { type PageDoubt, type Reading, readingSteps } from '#shared/contracts/syllabi.ts';
import type { SyllabusCopy } from './publication/syllabus-copy.ts';

const own = { userId: uuid('user_id').notNull(), syllabusId: uuid('syllabus_id').notNull() };

export const syllabi = pgTable(
  'syllabi',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    post: text().notNull(),
    examDate: date('exam_date', { mode: 'string' }),
    otherExamDates: date('other_exam_dates', { mode: 'string' }).array().notNull().default([]),
    sourceName: text('source_name').notNull(),
    areas: jsonb().$type<AreaValues[]>().notNull().default([]),
    planId: uuid('plan_id'),
    revision: revision(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const syllabusDisciplines = pgTable(
  'syllabus_disciplines',
  {
    ...own,
    id: integer().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    area: text(),
    questions: doublePrecision(),
    weight: doublePrecision(),
    minimum: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.syllabusId, table.id] })],
);

export const syllabusTopics = pgTable(
  'syllabus_topics',
  {
    ...own,
    id: integer().notNull(),
    disciplineId: integer('discipline_id').notNull(),
    parentId: integer('parent_id'),
    position: integer().notNull(),
    text: text().notNull(),
    weight: doublePrecision().notNull().default(1),
    isLeftOut: boolean('is_left_out').notNull().default(false),
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    page: integer(),
    line: integer(),
    share: doublePrecision().notNull().default(0),
    theoryOn: date('theory_on', { mode: 'string' }),
    revisedOn: date('revised_on', { mode: 'string' }).array().notNull().default([]),
    questionsDone: integer('questions_done').notNull().default(0),
    questionsRight: integer('questions_right').notNull().default(0),
    catalogueTopic: text('catalogue_topic'),
    isGone: boolean('is_gone').notNull().default(false),
    planTopicId: integer('plan_topic_id'),
    minutesStudied: numeric('minutes_studied', { mode: 'number', precision: 9, scale: 2 })
      .notNull()
      .default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.syllabusId, table.id] })],
);

export const syllabusPages = pgTable(
  'syllabus_pages',
  {
    ...own,
    page: integer().notNull(),
    lines: text().array().notNull(),
    doubts: jsonb().$type<PageDoubt[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.syllabusId, table.page] })],
);

export const syllabusSources = pgTable(
  'syllabus_sources',
  { ...own, planId: uuid('plan_id').notNull(), copy: jsonb().$type<SyllabusCopy>().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.syllabusId] })],
);

export const syllabusQuestions = pgTable(
  'syllabus_questions',
  {
    ...own,
    id: uuid().notNull(),
    topicId: integer('topic_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    done: integer().notNull(),
    right: integer('right_count').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.syllabusId, table.id] })],
);

export const syllabusSummaries = pgTable(
  'syllabus_summaries',
  { ...own, topicId: integer('topic_id').notNull(), summaryId: uuid('summary_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.summaryId] })],
);

export const syllabusCycles = pgTable(
  'syllabus_cycles',
  { ...own, cycleId: uuid('cycle_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.cycleId] })],
);

/** What a reading found; those from before don't say all days. */
type Found = Pick<Reading, 'posts' | 'examDate' | 'registration' | 'check'> &
  Partial<Pick<Reading, 'examDates'>>;

export const syllabusReadings = pgTable(
  'syllabus_readings',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    status: text({ enum: ['processing', 'completed', 'failed'] }).notNull(),
    step: text({ enum: readingSteps }).notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    sourceName: text('source_name').notNull(),
    message: text(),
    found: jsonb().$type<Found>(),
    notice: jsonb().$type<Notice>(),
    pages: jsonb().$type<string[][]>(),
    doubts: jsonb().$type<PageDoubt[][]>(),
    seenAt: instant('seen_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

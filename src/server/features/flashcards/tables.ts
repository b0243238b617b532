import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, searchedWords } from '#server/platform/database/columns.ts';
import { grades } from '#shared/rules/card-grades.ts';
import type { CardSchedule } from '#shared/rules/grade-card.ts';

export const flashcards = pgTable(
  'flashcards',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    subject: text().notNull(),
    deck: text().notNull(),
    tags: text().array().notNull(),
    difficulty: integer().notNull(),
    source: text(),
    suspended: boolean().notNull().default(false),
    stability: doublePrecision().notNull().default(0),
    fsrsDifficulty: doublePrecision('fsrs_difficulty').notNull().default(0),
    reps: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    lastOn: date('last_on', { mode: 'string' }),
    interval: integer('interval_days').notNull().default(0),
    easeFactor: doublePrecision('ease_factor').notNull().default(2.5),
    consecutiveCorrect: integer('consecutive_correct').notNull().default(0),
    relearningOn: date('relearning_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    /** One more with every change of the card or of its answers. */
    revision: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const flashcardTexts = pgTable(
  'flashcard_texts',
  {
    userId: uuid('user_id').notNull(),
    cardId: uuid('card_id').notNull(),
    words: searchedWords().notNull(),
    /** The card's. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId] })],
);

export const flashcardAnswers = pgTable(
  'flashcard_answers',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    cardId: uuid('card_id').notNull(),
    grade: text({ enum: grades }).notNull(),
    kind: text({ enum: ['review', 'relearn'] }).notNull(),
    answeredAt: instant('answered_at').notNull(),
    day: date({ mode: 'string' }).notNull(),
    retention: doublePrecision().notNull(),
    timeSpent: integer('time_spent').notNull(),
    number: integer().notNull(),
    before: jsonb().$type<CardSchedule>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const flashcardCounts = pgTable(
  'flashcard_counts',
  {
    userId: uuid('user_id').notNull(),
    /** `infinity` for suspended cards. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    cards: integer().notNull(),
    /** Those never answered. */
    fresh: integer().notNull(),
    /** Those answered, with a long interval. */
    mature: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dueOn] })],
);

export const flashcardTotals = pgTable('flashcard_totals', {
  userId: uuid('user_id').primaryKey(),
  cards: integer().notNull(),
  /** Of their texts. */
  bytes: bigint({ mode: 'number' }).notNull(),
  /** Another one with every change of a card or an answer of the student's. */
  revision: bigint({ mode: 'number' }).notNull().default(sql`(random() * 9007199254740991)::bigint`),
});

export const flashcardAnswerSums = pgTable(
  'flashcard_answer_sums',
  {
    userId: uuid('user_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Where a quarter of an hour begins. */
    quarter: instant('quarter').notNull(),
    answers: integer().notNull(),
    firsts: integer().notNull(),
    reviews: integer().notNull(),
    remembered: integer().notNull(),
    timeSpent: integer('time_spent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.quarter] })],
);

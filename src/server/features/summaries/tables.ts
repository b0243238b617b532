import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SummarySource } from '#server/language/summaries/summary-writer.ts';
import { instant, searchedWords } from '#server/platform/database/columns.ts';
import { fallbacks } from '#shared/contracts/engine.ts';
import type { KeyPointSource, SummaryDraft } from '#shared/contracts/summaries.ts';
import type { SummaryRequest } from './request.ts';

const engines = { enum: ['local', 'model'] } as const;

export const summaries = pgTable(
  'summaries',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    subject: text().notNull(),
    summary: text().notNull(),
    keyPoints: text('key_points').array().notNull(),
    keyPointSources: jsonb('key_point_sources').$type<(KeyPointSource | null)[]>().notNull(),
    tags: text().array().notNull(),
    isPublic: boolean('is_public').notNull(),
    origin: text({ enum: ['text', 'document', 'title', 'own'] }).notNull(),
    pages: integer(),
    originalWords: integer('original_words').notNull(),
    summaryWords: integer('summary_words').notNull(),
    engine: text(engines).notNull(),
    fallback: text({ enum: fallbacks }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const summaryOriginals = pgTable(
  'summary_originals',
  {
    userId: uuid('user_id').notNull(),
    summaryId: uuid('summary_id').notNull(),
    pages: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.summaryId] })],
);

export const summaryWords = pgTable(
  'summary_words',
  {
    userId: uuid('user_id').notNull(),
    summaryId: uuid('summary_id').notNull(),
    words: searchedWords().notNull(),
    /** The summary's. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.summaryId] })],
);

export const summaryTasks = pgTable(
  'summary_tasks',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    request: jsonb().$type<SummaryRequest>().notNull(),
    /** What is summarised, until there is a summary that keeps it. */
    source: jsonb().$type<SummarySource>(),
    status: text({ enum: ['processing', 'completed', 'failed'] }).notNull(),
    step: text({ enum: ['waiting', 'reading', 'writing', 'saving'] }).notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    written: text().notNull().default(''),
    summaryId: uuid('summary_id'),
    draft: jsonb().$type<SummaryDraft>(),
    errorCode: text('error_code'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const publicSummaries = pgTable('public_summaries', {
  listingId: uuid('listing_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  authorName: text('author_name').notNull(),
  authorPicture: text('author_picture'),
  title: text().notNull(),
  subject: text().notNull(),
  summary: text().notNull(),
  keyPoints: text('key_points').array().notNull(),
  tags: text().array().notNull(),
  originalWords: integer('original_words').notNull(),
  summaryWords: integer('summary_words').notNull(),
  words: searchedWords().notNull(),
  publishedAt: instant('published_at').notNull(),
  /** Its author is leaving. */
  isHidden: boolean('is_hidden').notNull().default(false),
});

import {
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, revision, searchedWords } from '#server/platform/database/columns.ts';
import { reportReasons } from '#shared/contracts/marketplace.ts';
import { planDifficulties } from '#shared/contracts/study-plans.ts';
import type { Content } from './content-service.ts';

const moderation = () =>
  text({ enum: ['none', 'hidden', 'removed'] })
    .notNull()
    .default('none');

/** What a plan said when it was published, as its card shows it; its id is the plan's. */
export const planListings = pgTable('plan_listings', {
  listingId: uuid('listing_id').primaryKey(),
  /** Its author. */
  userId: uuid('user_id').notNull(),
  isPublished: boolean('is_published').notNull(),
  moderation: moderation(),
  authorName: text('author_name').notNull(),
  authorPicture: text('author_picture'),
  title: text().notNull(),
  description: text().notNull(),
  subject: text().notNull(),
  category: text('filed_under').notNull(),
  difficulty: text({ enum: planDifficulties }).notNull(),
  isAdvanced: boolean('is_advanced').notNull(),
  engine: text({ enum: ['local', 'model'] }).notNull(),
  topicsCount: integer('topics_count').notNull(),
  syllabusTopics: integer('syllabus_topics').notNull().default(0),
  numberOfWeeks: integer('number_of_weeks').notNull(),
  timeAvailable: doublePrecision('time_available').notNull(),
  version: integer().notNull(),
  fingerprint: text().notNull(),
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  clones: integer().notNull().default(0),
  views: integer().notNull().default(0),
  revision: revision(),
  words: searchedWords('words').notNull(),
  publishedAt: instant('published_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const planListingContents = pgTable('plan_listing_contents', {
  listingId: uuid('listing_id').primaryKey(),
  content: json().$type<Content>().notNull(),
});

export const planWords = pgTable('plan_words', {
  word: text().primaryKey(),
  spelled: text().notNull(),
  plans: integer().notNull(),
});

export const planListingDays = pgTable(
  'plan_listing_days',
  {
    listingId: uuid('listing_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    clones: integer().notNull().default(0),
    ratingSum: integer('rating_sum').notNull(),
    ratingCount: integer('rating_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);

export const planListingViewers = pgTable(
  'plan_listing_viewers',
  {
    listingId: uuid('listing_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day, table.userId] })],
);

export const planListingClones = pgTable(
  'plan_listing_clones',
  {
    listingId: uuid('listing_id').notNull(),
    userId: uuid('user_id').notNull(),
    clonedAt: instant('cloned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.userId] })],
);

export const planReviews = pgTable(
  'plan_reviews',
  {
    listingId: uuid('listing_id').notNull(),
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    userName: text('user_name').notNull(),
    userPicture: text('user_picture'),
    rating: integer().notNull(),
    comment: text(),
    createdAt: instant('created_at').notNull(),
    moderation: moderation(),
    /** Whether its writer's address is confirmed. */
    counts: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.userId] })],
);

export const planReports = pgTable(
  'plan_reports',
  {
    listingId: uuid('listing_id').notNull(),
    targetId: uuid('target_id').notNull(),
    userId: uuid('user_id').notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    comment: text(),
    counts: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.targetId, table.userId] })],
);

import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#server/platform/database/columns.ts';
import type { Preferences } from '#shared/contracts/accounts.ts';

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  googleSub: text('google_sub'),
  role: text({ enum: ['user', 'user_test', 'admin'] }).notNull(),
  createdAt: instant('created_at').notNull(),
});

export const students = pgTable('students', {
  userId: uuid('user_id').primaryKey(),
  name: text().notNull(),
  passwordHash: text('password_hash'),
  profilePicture: text('profile_picture'),
  preferences: jsonb().$type<Preferences>().notNull(),
  plan: text({ enum: ['free', 'basic', 'premium'] })
    .notNull()
    .default('free'),
  planExpiresAt: instant('plan_expires_at'),
  timeZone: text('time_zone').notNull(),
  birthYear: integer('birth_year'),
  emailVerifiedAt: instant('email_verified_at'),
  streakLength: integer('streak_length').notNull().default(0),
  streakLastOn: date('streak_last_on', { mode: 'string' }),
  streakFreezes: integer('streak_freezes').notNull().default(0),
  streakTowardsFreeze: integer('streak_towards_freeze').notNull().default(0),
  /** When everything of the student's is deleted; null unless they asked for it. */
  deleteAt: instant('delete_at'),
  /** Since when the student may not sign in. */
  suspendedAt: instant('suspended_at'),
});

export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id').notNull(),
    document: text({ enum: ['terms', 'privacy'] }).notNull(),
    version: text().notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    tokenHash: bytes('token_hash').notNull(),
    parentHash: bytes('parent_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const mailedLinks = pgTable(
  'mailed_links',
  {
    userId: uuid('user_id').notNull(),
    purpose: text({ enum: ['verify', 'delete'] }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose, table.tokenHash] })],
);

export const passwordGuesses = pgTable(
  'password_guesses',
  {
    userId: uuid('user_id').notNull(),
    source: text().notNull(),
    failures: integer().notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] })],
);

export const dataExports = pgTable('data_exports', {
  userId: uuid('user_id').primaryKey(),
  id: uuid().notNull(),
  status: text({ enum: ['processing', 'ready', 'failed'] }).notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  size: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
  tokenHash: bytes('token_hash'),
  tokenExpiresAt: instant('token_expires_at'),
});

export const dataExportParts = pgTable(
  'data_export_parts',
  {
    userId: uuid('user_id').notNull(),
    position: integer().notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TutorState } from '#server/language/tutor/tutor.ts';
import { instant, searchedWords } from '#server/platform/database/columns.ts';
import { fallbacks } from '#shared/contracts/engine.ts';
import type { Citation } from '#shared/contracts/professor.ts';

export const conversations = pgTable(
  'conversations',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    mode: text({ enum: ['normal', 'socratic'] }).notNull(),
    messageCount: integer('message_count').notNull().default(0),
    digest: text().notNull().default(''),
    digested: integer().notNull().default(0),
    /** Bytes of the texts that were attached. */
    attachedBytes: bigint('attached_bytes', { mode: 'number' }).notNull().default(0),
    lastActivity: instant('last_activity').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    userId: uuid('user_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    number: integer().notNull(),
    id: uuid().notNull(),
    role: text({ enum: ['user', 'assistant', 'system'] }).notNull(),
    content: text().notNull(),
    status: text({ enum: ['done', 'writing', 'stopped', 'failed'] }).notNull(),
    citations: jsonb().$type<Citation[]>().notNull().default([]),
    engine: text({ enum: ['local', 'model'] }),
    fallback: text({ enum: fallbacks }),
    attachmentId: uuid('attachment_id'),
    /** Of an answer: what the local tutor remembers after it. */
    tutorState: jsonb('tutor_state').$type<TutorState>(),
    words: searchedWords().notNull().default(''),
    /** Of an answer: the student's day on which its message counts, and is given back when it breaks off. */
    chargedOn: date('charged_on', { mode: 'string' }),
    touchedAt: instant('touched_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversationId, table.number] })],
);

export const conversationAttachments = pgTable(
  'conversation_attachments',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    conversationId: uuid('conversation_id').notNull(),
    name: text().notNull(),
    pages: integer(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const attachmentPassages = pgTable(
  'attachment_passages',
  {
    userId: uuid('user_id').notNull(),
    attachmentId: uuid('attachment_id').notNull(),
    number: integer().notNull(),
    page: integer(),
    text: text().notNull(),
    words: searchedWords().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.attachmentId, table.number] })],
);

export const tutorDays = pgTable(
  'tutor_days',
  {
    userId: uuid('user_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    answered: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

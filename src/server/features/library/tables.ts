import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';

export const libraryReads = pgTable(
  'library_reads',
  {
    userId: uuid('user_id').notNull(),
    subject: text().notNull(),
    lesson: text().notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.lesson] })],
);

export const libraryReports = pgTable(
  'library_reports',
  {
    userId: uuid('user_id').notNull(),
    subject: text().notNull(),
    lesson: text().notNull(),
    comment: text().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.lesson] })],
);

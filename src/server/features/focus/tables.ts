import { date, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { type SessionLink, sessionCategories } from '#shared/contracts/focus.ts';
import { timeUnits } from '#shared/rules/time/time-units.ts';

export const focusSessions = pgTable(
  'focus_sessions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    day: date({ mode: 'string' }).notNull(),
    minutes: numeric({ mode: 'number', precision: 6, scale: 2 }).notNull(),
    category: text({ enum: sessionCategories }).notNull(),
    subject: text(),
    link: jsonb().$type<SessionLink>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const focusTotals = pgTable(
  'focus_totals',
  {
    userId: uuid('user_id').notNull(),
    unit: text({ enum: timeUnits }).notNull(),
    /** Its first day. */
    start: date({ mode: 'string' }).notNull(),
    category: text({ enum: sessionCategories }).notNull(),
    sessions: integer().notNull(),
    minutes: numeric({ mode: 'number', precision: 12, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unit, table.start, table.category] })],
);

import { boolean, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

export const streakDays = pgTable(
  'streak_days',
  {
    userId: uuid('user_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    frozen: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

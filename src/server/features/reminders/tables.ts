import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { reminderKinds } from '#shared/contracts/reminders.ts';

export const reminders = pgTable(
  'reminders',
  {
    userId: uuid('user_id').notNull(),
    kind: text({ enum: reminderKinds }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

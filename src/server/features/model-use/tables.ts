import { bigint, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

export const modelDays = pgTable(
  'model_days',
  {
    userId: uuid('user_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    taken: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const modelInstallationDays = pgTable('model_installation_days', {
  day: date({ mode: 'string' }).primaryKey(),
  taken: bigint({ mode: 'number' }).notNull(),
});

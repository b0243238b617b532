import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#server/platform/database/columns.ts';

export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: instant('created_at').notNull(),
});

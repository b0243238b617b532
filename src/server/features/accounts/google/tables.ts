import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#server/platform/database/columns.ts';

export const googleTickets = pgTable(
  'google_tickets',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const googleLinks = pgTable('google_links', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  googleSub: text('google_sub').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#server/platform/database/columns.ts';

export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  emailKey: text('email_key'),
  usesLeft: integer('uses_left').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

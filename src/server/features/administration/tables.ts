import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#server/platform/database/columns.ts';
import type { AdminActionKind } from '#shared/contracts/administration.ts';

export const administratorClaims = pgTable('administrator_claims', {
  tokenHash: bytes('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const adminActions = pgTable('admin_actions', {
  id: uuid().primaryKey(),
  administratorId: uuid('administrator_id'),
  action: text().$type<AdminActionKind>().notNull(),
  studentId: uuid('student_id'),
  target: text(),
  doneAt: instant('done_at').notNull(),
});

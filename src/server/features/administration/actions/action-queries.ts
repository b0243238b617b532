import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '#server/features/accounts/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Page } from '#server/platform/database/page.ts';
import { adminActions } from '../tables.ts';

export async function insertAction(tx: Db, action: typeof adminActions.$inferInsert): Promise<void> {
  await tx.insert(adminActions).values(action);
}

/** The newest first, with the addresses of the accounts that are still there. */
export function listActionRows(db: Db, { offset, limit }: Page) {
  const [by, on] = [alias(accounts, 'by'), alias(accounts, 'on_whom')];
  return db
    .select({ action: adminActions, by: by.email, on: on.email })
    .from(adminActions)
    .leftJoin(by, eq(by.id, adminActions.administratorId))
    .leftJoin(on, eq(on.id, adminActions.studentId))
    .orderBy(desc(adminActions.id))
    .limit(limit)
    .offset(offset);
}

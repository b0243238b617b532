import { desc } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { Page } from '#server/platform/database/page.ts';
import { adminActions } from '../tables.ts';

export async function insertAction(tx: Db, action: typeof adminActions.$inferInsert): Promise<void> {
  await tx.insert(adminActions).values(action);
}

/** The newest first. */
export const listActionRows = (db: Db, { offset, limit }: Page) =>
  db.select().from(adminActions).orderBy(desc(adminActions.id)).limit(limit).offset(offset);

import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { deleteOtherSessions } from '../queries.ts';
import { accounts, students } from '../tables.ts';

/** Ids of the test accounts that were made before. */
export async function listTestAccounts(tx: Db, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'user_test'), lt(accounts.createdAt, before)));
  return rows.map(({ id }) => id);
}

/** Ids of the students who were to be deleted before. */
export async function listLeaving(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: students.userId })
    .from(students)
    .where(and(isNotNull(students.deleteAt), lt(students.deleteAt, before)));
  return rows.map(({ id }) => id);
}

/** What signs a student in; their rows wait to be deleted, and are found again if that is interrupted. */
export async function deleteIdentity(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, userId));
  await deleteOtherSessions(tx, userId, null);
  await tx
    .update(students)
    .set({ deleteAt: now })
    .where(and(eq(students.userId, userId), isNull(students.deleteAt)));
}

/** An account with everything of its student's own. */
export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, userId));
  await tx.delete(students).where(eq(students.userId, userId));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, prepared } from '#server/platform/database/database.ts';
import { accounts, sessions, students } from '../tables.ts';

/** A row when the account is an administrator's, is not suspended, and the session has not ended. */
export const findAdministrator = prepared('find_administrator', (db) =>
  db
    .select({ userId: students.userId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.userId))
    .innerJoin(sessions, eq(sessions.userId, students.userId))
    .where(
      and(
        eq(students.userId, sql.placeholder('userId')),
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(accounts.role, 'admin'),
        isNull(students.suspendedAt),
      ),
    ),
);

/** Nobody else gives or takes the role until the transaction ends. */
export async function lockRoles(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`);
}

/** Of the administrators, suspended ones among them, as many as an installation has. */
export const listAdministrators = (db: Db) =>
  db.select({ userId: accounts.id }).from(accounts).where(eq(accounts.role, 'admin')).limit(100);

/** A row when the student is not suspended. */
export const findUnsuspended = (db: Db, userId: string) =>
  db
    .select({ userId: students.userId })
    .from(students)
    .where(and(eq(students.userId, userId), isNull(students.suspendedAt)));

export async function findRole(db: Db, userId: string) {
  const [account] = await db.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, userId));
  return account?.role;
}

export async function updateRole(tx: Db, userId: string, role: 'user' | 'admin'): Promise<void> {
  await tx.update(accounts).set({ role }).where(eq(accounts.id, userId));
}

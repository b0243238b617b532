import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { students } from '../tables.ts';

/** Holds the student's row until the transaction ends; rows that refer to it can be written meanwhile. */
export async function lockForQuota(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ userId: students.userId })
    .from(students)
    .where(eq(students.userId, userId))
    .for('no key update');
}

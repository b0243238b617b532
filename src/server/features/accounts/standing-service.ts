import type { Services } from '#server/platform/services.ts';
import { holdStudentRow } from './plan/plan-queries.ts';
import { findStudent } from './queries.ts';
import { type Author, getAuthor } from './service.ts';

/**
 * What others see of a student beside what they publish, inside a transaction: it stays so until that ends. Taken before
 * any listing is locked, as everything does that changes both. `isHidden`: the account is suspended or leaving, which an
 * access token outlives by up to 15 minutes, and what it publishes is kept and not shown.
 */
export async function holdAuthor(
  services: Services,
  userId: string,
): Promise<Author & { isHidden: boolean }> {
  const [held] = await holdStudentRow(services.db, userId);
  const author = await getAuthor(services, userId);
  return { ...author, isHidden: !held || held.suspendedAt !== null || held.deleteAt !== null };
}

/** Name and address of a student whose address is known to be theirs; else null. */
export async function provenAddress(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const [row] = await findStudent(db, { userId });
  const isProven = row && row.role !== 'user_test' && row.student.emailVerifiedAt !== null;
  return isProven ? { name: row.student.name, email: row.email } : null;
}

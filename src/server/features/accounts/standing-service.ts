import type { Services } from '#server/platform/services.ts';
import { holdStudentRow } from './plan/plan-queries.ts';
import { findStudent } from './queries.ts';
import { getStanding, type Standing } from './service.ts';

/**
 * As `getStanding`, inside a transaction: the account stays as it is until that ends. Taken before any listing is locked,
 * as everything does that changes both.
 */
export async function holdStanding(services: Services, userId: string): Promise<Standing> {
  await holdStudentRow(services.db, userId);
  return getStanding(services, userId);
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

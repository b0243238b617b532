import { countReviewer } from '#server/features/marketplace/author-service.ts';
import type { Parts } from '#server/platform/parts.ts';
import { updateStudent } from './queries.ts';
import type { students } from './tables.ts';

/**
 * The student's address is theirs, with `changes` that this brings; what they wrote about others' plans counts from now
 * on. `db` is the caller's transaction.
 */
export async function confirmAddress(
  parts: Pick<Parts, 'db' | 'clock'>,
  userId: string,
  changes: Partial<typeof students.$inferInsert> = {},
): Promise<void> {
  await updateStudent(parts.db, userId, { ...changes, emailVerifiedAt: parts.clock.now() });
  await countReviewer(parts, userId, true);
}

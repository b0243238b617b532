import type { Parts } from '#server/platform/parts.ts';
import { updateStudent } from '../queries.ts';
import type { students } from '../tables.ts';

/**
 * The student's address is theirs, with `changes` that this brings; what they wrote about others' plans counts from now
 * on. `db` is the caller's transaction.
 */
export async function confirmAddress(
  parts: Pick<Parts, 'db' | 'clock' | 'lifecycle'>,
  userId: string,
  changes: Partial<typeof students.$inferInsert> = {},
): Promise<void> {
  await updateStudent(parts.db, userId, { ...changes, emailVerifiedAt: parts.clock.now() });
  for (const feature of parts.lifecycle) await feature.confirmed?.(parts, userId);
}

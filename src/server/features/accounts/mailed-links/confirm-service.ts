import type { Services } from '#server/platform/services.ts';
import { updateStudent } from '../queries.ts';
import type { students } from '../tables.ts';

/**
 * The student's address is theirs, with `changes` that this brings; what they wrote about others' plans counts from now
 * on. `db` is the caller's transaction.
 */
export async function confirmAddress(
  services: Pick<Services, 'db' | 'clock' | 'lifecycle'>,
  userId: string,
  changes: Partial<typeof students.$inferInsert> = {},
): Promise<void> {
  await updateStudent(services.db, userId, { ...changes, emailVerifiedAt: services.clock.now() });
  for (const feature of services.lifecycle) await feature.confirmed?.(services, userId);
}

import { getSubscriber } from '#server/features/accounts/plan/plan-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import { deleteGrants, insertGrant } from './queries.ts';

/** Writes the plan that `student` was given into the books, from now on; an earlier one is forgotten. */
export async function seedBilling(parts: Parts, { userId }: SignedIn): Promise<void> {
  await deleteGrants(parts.db, userId);
  const { plan = 'free', planExpiresAt: until = null } = (await getSubscriber(parts, userId)) ?? {};
  if (plan !== 'free' && until)
    await insertGrant(parts.db, { userId, plan, givenAt: parts.clock.now(), until });
}

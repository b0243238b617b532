import { getSubscriber } from '#server/features/accounts/plan/plan-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteGrants, insertGrant } from './queries.ts';

/** Writes the plan that `student` was given into the books, from now on; an earlier one is forgotten. */
export async function seedBilling(services: Services, { userId }: SignedIn): Promise<void> {
  await deleteGrants(services.db, userId);
  const { plan = 'free', planExpiresAt: until = null } = (await getSubscriber(services, userId)) ?? {};
  if (plan !== 'free' && until)
    await insertGrant(services.db, { userId, plan, givenAt: services.clock.now(), until });
}

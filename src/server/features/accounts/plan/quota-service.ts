import type { Db } from '#server/platform/database/database.ts';
import { forbidden } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { brokenQuota, type Quota } from '#shared/rules/quotas.ts';
import { getStanding } from '../service.ts';
import { lockForQuota } from './quota-queries.ts';

/** What an account would keep of some things, these included that are about to come. */
type Kept = Partial<Record<Quota, number>>;

/** Throws the `quotas` codes (403) when `kept` is more than the account may keep. */
export async function refuseOverQuota(services: Services, userId: string, kept: Kept): Promise<void> {
  const broken = brokenQuota(await getStanding(services, userId), kept);
  if (broken) throw forbidden(broken.code, broken.params);
}

/**
 * Lets none of the student's other transactions that do the same pass before this one ends: what is counted then stays
 * so. Comes before what others may wait for.
 */
export const holdQuotas = ({ db: tx }: Pick<Services, 'db'>, userId: string): Promise<void> =>
  lockForQuota(tx, userId);

/** `refuseOverQuota` within a transaction, of what `count` finds once the student's quotas are held. */
export async function requireRoom(
  within: Services,
  userId: string,
  count: (tx: Db) => Promise<Kept>,
): Promise<void> {
  await holdQuotas(within, userId);
  await refuseOverQuota(within, userId, await count(within.db));
}

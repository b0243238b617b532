import {
  grantFirstAdministration,
  hasAdministrator,
} from '#server/features/accounts/administrators/administrator-service.ts';
import { hashToken, newSecret, type SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { claimHours } from '#shared/contracts/administration.ts';
import { noteAction } from '../actions/action-service.ts';
import { deleteAllClaims, deleteExpiredClaims, hasClaim, insertClaim } from './claim-queries.ts';

/**
 * The address that makes the student who opens it the first administrator, once; null when there is one. Each process
 * that starts offers one of its own, and the first that is used ends them all. The secret stands behind the `#`, which
 * no server or proxy gets to see.
 */
export async function offerAdministration(services: Services): Promise<string | null> {
  const { db, clock, settings } = services;
  if (await hasAdministrator(services)) return null;
  const secret = newSecret();
  const now = clock.now();
  await deleteExpiredClaims(db, now);
  await insertClaim(db, {
    tokenHash: hashToken(secret),
    expiresAt: new Date(now.getTime() + claimHours * 3_600_000),
  });
  return `${settings.APP_URL}/admin/claim#${secret}`;
}

/** Makes the student the first administrator. Throws `claim_invalid` and `test_account` (422). */
export async function claimAdministration(
  services: Services,
  { userId }: SignedIn,
  token: string,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    // The role is granted under a lock: whoever comes second finds an administrator.
    const isFirst =
      (await hasClaim(tx, hashToken(token), now)) && (await grantFirstAdministration(within, userId));
    if (!isFirst) throw unprocessable('administration.claim_invalid');
    await deleteAllClaims(tx);
    await noteAction(within, userId, { action: 'claim', studentId: userId });
  });
}

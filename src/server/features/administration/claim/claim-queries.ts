import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { administratorClaims } from '../tables.ts';

export async function insertClaim(db: Db, claim: typeof administratorClaims.$inferInsert): Promise<void> {
  await db.insert(administratorClaims).values(claim);
}

export async function deleteExpiredClaims(db: Db, now: Date): Promise<void> {
  await db.delete(administratorClaims).where(lte(administratorClaims.expiresAt, now));
}

export async function deleteAllClaims(tx: Db): Promise<void> {
  await tx.delete(administratorClaims);
}

/** Whether a link is still good at `now`. */
export async function hasClaim(tx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ expiresAt: administratorClaims.expiresAt })
    .from(administratorClaims)
    .where(and(eq(administratorClaims.tokenHash, tokenHash), gt(administratorClaims.expiresAt, now)));
  return rows.length > 0;
}

import { and, eq, gt, isNull, lt, notExists, sql as statement } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { accounts } from '../tables.ts';
import { googleLinks, googleTickets } from './tables.ts';

/** Whose account the Google account `sub` opens; null when it opens none. */
export async function findUserIdByGoogle(db: Db, sub: string): Promise<string | null> {
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.googleSub, sub));
  return row?.id ?? null;
}

/** Until the transaction ends nobody else gives the Google account to an account: one of two is told that it is taken. */
export async function lockGoogleSub(tx: Db, sub: string): Promise<void> {
  await tx.execute(statement`select pg_advisory_xact_lock(hashtextextended(${sub}, 0))`);
}

/** False when the account already has a Google account, or the Google account another account. */
export function updateGoogleSub(db: Db, userId: string, sub: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockGoogleSub(tx, sub);
    const others = alias(accounts, 'others');
    const taken = tx.select({ id: others.id }).from(others).where(eq(others.googleSub, sub));
    const rows = await tx
      .update(accounts)
      .set({ googleSub: sub })
      .where(and(eq(accounts.id, userId), isNull(accounts.googleSub), notExists(taken)))
      .returning({ id: accounts.id });
    return rows.length > 0;
  });
}

/** The Google account that was linked opens the account no more. */
export async function deleteGoogleSub(tx: Db, userId: string): Promise<void> {
  await tx.update(accounts).set({ googleSub: null }).where(eq(accounts.id, userId));
}

/** What was begun with Google and not finished: tickets and mailed links. */
export async function deleteGoogleWays(tx: Db, userId: string): Promise<void> {
  await tx.delete(googleTickets).where(eq(googleTickets.userId, userId));
  await tx.delete(googleLinks).where(eq(googleLinks.userId, userId));
}

export async function insertGoogleTicket(db: Db, ticket: typeof googleTickets.$inferInsert): Promise<void> {
  await db.insert(googleTickets).values(ticket);
}

/** Uses a ticket up; false when there is none that is still good at `now`. */
export async function takeGoogleTicket(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(googleTickets)
    .where(
      and(
        eq(googleTickets.userId, userId),
        eq(googleTickets.tokenHash, tokenHash),
        gt(googleTickets.expiresAt, now),
      ),
    )
    .returning({ userId: googleTickets.userId });
  return rows.length > 0;
}

/** Keeps only the newest request: an older mailed link stops working. */
export async function replaceGoogleLink(db: Db, link: typeof googleLinks.$inferInsert): Promise<void> {
  const { userId: _, ...set } = link;
  await db.insert(googleLinks).values(link).onConflictDoUpdate({ target: googleLinks.userId, set });
}

/** Uses a mailed link up; the Google account it stands for, null when there is none that is still good at `now`. */
export async function takeGoogleLink(
  tx: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .delete(googleLinks)
    .where(
      and(
        eq(googleLinks.userId, userId),
        eq(googleLinks.tokenHash, tokenHash),
        gt(googleLinks.expiresAt, now),
      ),
    )
    .returning({ sub: googleLinks.googleSub });
  return row?.sub ?? null;
}

/** Deletes what nobody can use any more. */
export async function deleteExpiredGoogle(db: Db, now: Date): Promise<void> {
  await db.delete(googleTickets).where(lt(googleTickets.expiresAt, now));
  await db.delete(googleLinks).where(lt(googleLinks.expiresAt, now));
}

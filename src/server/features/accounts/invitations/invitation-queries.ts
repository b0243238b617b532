import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { Page } from '#server/platform/database/page.ts';
import { accounts } from '../tables.ts';
import { invitations } from './tables.ts';

type Invitation = typeof invitations.$inferInsert;

export async function insertInvitation(db: Db, invitation: Invitation): Promise<void> {
  await db.insert(invitations).values(invitation);
}

/** Writes the invitation of an address; an earlier one of the same address works no more. */
export async function replaceInvitation(db: Db, invitation: Invitation): Promise<void> {
  const { emailKey: _, ...set } = invitation;
  await db.insert(invitations).values(invitation).onConflictDoUpdate({ target: invitations.emailKey, set });
}

const good = (tokenHash: Buffer, emailKey: string, now: Date) =>
  and(
    eq(invitations.tokenHash, tokenHash),
    gt(invitations.expiresAt, now),
    or(isNull(invitations.emailKey), eq(invitations.emailKey, emailKey)),
  );

/** Whether `emailKey` may register with the invitation at `now`. */
export async function hasInvitation(
  db: Db,
  tokenHash: Buffer,
  emailKey: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(good(tokenHash, emailKey, now));
  return rows.length > 0;
}

/** Takes one use of an invitation, and the invitation away with the last; false when `emailKey` has none at `now`. */
export async function takeInvitation(
  tx: Db,
  tokenHash: Buffer,
  emailKey: string,
  now: Date,
): Promise<boolean> {
  const [held] = await tx
    .select({ id: invitations.id, usesLeft: invitations.usesLeft })
    .from(invitations)
    .where(good(tokenHash, emailKey, now))
    .for('update');
  if (!held) return false;
  if (held.usesLeft === 1) await tx.delete(invitations).where(eq(invitations.id, held.id));
  else
    await tx
      .update(invitations)
      .set({ usesLeft: held.usesLeft - 1 })
      .where(eq(invitations.id, held.id));
  return true;
}

/** Which of these addresses have an account. */
export async function listRegistered(db: Db, emailKeys: string[]): Promise<string[]> {
  const rows = await db
    .select({ emailKey: accounts.emailKey })
    .from(accounts)
    .where(inArray(accounts.emailKey, emailKeys));
  return rows.map(({ emailKey }) => emailKey);
}

/** Those that work at `now`, the newest first, and how many there are. */
export const listInvitationRows = (db: Db, now: Date, { limit, offset }: Page) =>
  db
    .select({
      id: invitations.id,
      email: invitations.emailKey,
      usesLeft: invitations.usesLeft,
      expiresAt: invitations.expiresAt,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(invitations)
    .where(gt(invitations.expiresAt, now))
    .orderBy(desc(invitations.id))
    .limit(limit)
    .offset(offset);

/** False when there is none. */
export async function deleteInvitation(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id });
  return rows.length > 0;
}

/** The invitation of an address, whoever it was meant for. */
export async function deleteInvitationOf(tx: Db, emailKey: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.emailKey, emailKey));
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, now));
}

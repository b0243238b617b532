import { and, eq, gt } from 'drizzle-orm';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { mailedLinks, passwordResets } from '../tables.ts';

type Link = typeof mailedLinks.$inferSelect;
type Purpose = Link['purpose'];

const ofPurpose = (userId: string, purpose: Purpose) =>
  and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose));

export async function insertLink(tx: Db, link: Link): Promise<void> {
  await tx.insert(mailedLinks).values(link);
}

/** When links that are not used yet were mailed, after `since`. */
export async function listMailed(db: Db, userId: string, purpose: Purpose, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: mailedLinks.createdAt })
    .from(mailedLinks)
    .where(and(ofPurpose(userId, purpose), gt(mailedLinks.createdAt, since)));
  return rows.map(({ createdAt }) => createdAt);
}

/** Uses a link up, and with it all others for the same; whether it was one, and still worked at `now`. */
export function takeLink(
  db: Db,
  { userId, purpose, tokenHash }: Pick<Link, 'userId' | 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [link] = await tx
      .delete(mailedLinks)
      .where(and(ofPurpose(userId, purpose), eq(mailedLinks.tokenHash, tokenHash)))
      .returning({ expiresAt: mailedLinks.expiresAt });
    if (!link || link.expiresAt <= now) return false;
    await tx.delete(mailedLinks).where(ofPurpose(userId, purpose));
    return true;
  });
}

/** Whether a link still works at `now`; it is not used up. */
export async function hasLink(
  db: Db,
  { userId, purpose, tokenHash }: Pick<Link, 'userId' | 'purpose' | 'tokenHash'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ userId: mailedLinks.userId })
    .from(mailedLinks)
    .where(
      and(ofPurpose(userId, purpose), eq(mailedLinks.tokenHash, tokenHash), gt(mailedLinks.expiresAt, now)),
    );
  return rows.length > 0;
}

export async function insertReset(tx: Db, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

/** When the student's links that set a password end; those that have ended by `now` are left out. */
export async function listResets(db: Db, userId: string, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ expiresAt: passwordResets.expiresAt })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, now)));
  return rows.map(({ expiresAt }) => expiresAt);
}

/** Uses a link that sets a password up; whether it was one, and still worked at `now`. */
export async function takeReset(tx: Db, userId: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, userId),
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

/** Every link that was mailed to the student, whatever it is for; not those of a sign-in with Google. */
export async function deleteLinks(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await tx.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
}

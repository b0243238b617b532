import { and, eq, gt } from 'drizzle-orm';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { mailedLinks } from './tables.ts';

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

import { and, asc, desc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Grant } from './subscription.ts';
import { billingMails, paymentEvents, planGrants, purchases } from './tables.ts';

type PurchaseRow = typeof purchases.$inferSelect;
export type EventRow = typeof paymentEvents.$inferSelect;

const isThe = (userId: string, id: string) => and(eq(purchases.userId, userId), eq(purchases.id, id));

/** All purchases of a student with everything that was heard of them, newest first. */
export async function listLedger(db: Db, userId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.createdAt), desc(purchases.id));
  if (rows.length === 0) return [];
  const events = await db.select().from(paymentEvents).where(eq(paymentEvents.userId, userId));
  const ofEach = Map.groupBy(events, ({ purchaseId }) => purchaseId);
  return rows.map((row) => ({ ...row, events: ofEach.get(row.id) ?? [] }));
}

export async function findEntry(db: Db, userId: string, id: string): Promise<LedgerEntry | undefined> {
  return (await listLedger(db, userId)).find((entry) => entry.id === id);
}

export const listGrants = (db: Db, userId: string): Promise<Grant[]> =>
  db
    .select({ plan: planGrants.plan, givenAt: planGrants.givenAt, until: planGrants.until })
    .from(planGrants)
    .where(eq(planGrants.userId, userId));

export async function insertGrant(tx: Db, grant: typeof planGrants.$inferInsert): Promise<void> {
  await tx.insert(planGrants).values(grant).onConflictDoNothing();
}

export async function deleteGrants(tx: Db, userId: string): Promise<void> {
  await tx.delete(planGrants).where(eq(planGrants.userId, userId));
}

export async function insertPurchase(tx: Db, purchase: PurchaseRow): Promise<void> {
  await tx.insert(purchases).values(purchase);
}

export async function updateInitPoint(db: Db, userId: string, id: string, initPoint: string): Promise<void> {
  await db.update(purchases).set({ initPoint }).where(isThe(userId, id));
}

/** False when this very event is in the ledger already. */
export async function insertEvent(tx: Db, event: EventRow): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.paymentId });
  return rows.length > 0;
}

export async function updateNextCheck(db: Db, userId: string, id: string, nextCheckAt: Date): Promise<void> {
  await db.update(purchases).set({ nextCheckAt }).where(isThe(userId, id));
}

/** Takes the turn to ask the provider about a purchase; false when it was asked since `before`. */
export async function claimCheck(
  db: Db,
  { userId, id }: Pick<PurchaseRow, 'userId' | 'id'>,
  before: Date,
  check: { checkedAt: Date; nextCheckAt: Date | null },
): Promise<boolean> {
  const rows = await db
    .update(purchases)
    .set(check)
    .where(and(isThe(userId, id), or(isNull(purchases.checkedAt), lt(purchases.checkedAt, before))))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** Purchases of all students about which the provider is to be asked at `now`, the longest overdue first. */
export const listDueChecks = (db: Db, now: Date, limit: number) =>
  db
    .select({ userId: purchases.userId, id: purchases.id })
    .from(purchases)
    .where(lte(purchases.nextCheckAt, now))
    .orderBy(asc(purchases.nextCheckAt))
    .limit(limit);

/** False when that mail was promised before. */
export async function insertMail(tx: Db, mail: typeof billingMails.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(billingMails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ about: billingMails.about });
  return rows.length > 0;
}

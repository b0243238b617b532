import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import type { Db } from '../database/database.ts';

const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    userId: uuid('user_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    expiresAt: instant('expires_at').notNull(),
    status: text({ enum: ['pending', 'approved', 'rejected', 'refunded'] }),
    updatedAt: instant('updated_at').notNull(),
    approvedAt: instant('approved_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purchaseId] })],
);

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
type Key = Pick<SandboxPayment, 'userId' | 'purchaseId'>;

const isThe = ({ userId, purchaseId }: Key) =>
  and(eq(sandboxPayments.userId, userId), eq(sandboxPayments.purchaseId, purchaseId));

export async function insertSandboxPayment(
  db: Db,
  payment: Omit<SandboxPayment, 'status' | 'approvedAt'>,
): Promise<void> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing();
}

export async function findSandboxPayment(db: Db, key: Key): Promise<SandboxPayment | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(isThe(key));
  return payment;
}

/** Of all students, those that gave something or still may. */
export const listLiveSandboxPayments = (db: Db, limit: number): Promise<SandboxPayment[]> =>
  db
    .select()
    .from(sandboxPayments)
    .where(inArray(sandboxPayments.status, ['pending', 'approved']))
    .limit(limit);

/** Changes a payment that is still in one of the states `from`, null meaning undecided; false when it is not. */
export async function updateSandboxPayment(
  db: Db,
  key: Key,
  from: SandboxPayment['status'][],
  changes: Partial<SandboxPayment>,
): Promise<boolean> {
  const states = from.filter((status) => status !== null);
  const rows = await db
    .update(sandboxPayments)
    .set(changes)
    .where(
      and(
        isThe(key),
        or(
          inArray(sandboxPayments.status, states),
          from.includes(null) ? isNull(sandboxPayments.status) : undefined,
        ),
      ),
    )
    .returning({ id: sandboxPayments.purchaseId });
  return rows.length > 0;
}

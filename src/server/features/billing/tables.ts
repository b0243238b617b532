import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { paymentMethods, paymentStatuses } from '#server/platform/payments/provider.ts';
import { paidPlans } from '#shared/contracts/billing.ts';

export const purchases = pgTable(
  'purchases',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    plan: text({ enum: paidPlans }).notNull(),
    priceCents: integer('price_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    initPoint: text('init_point'),
    checkedAt: instant('checked_at'),
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const paymentEvents = pgTable(
  'payment_events',
  {
    userId: uuid('user_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    paymentId: text('payment_id').notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    approvedAt: instant('approved_at'),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.purchaseId, table.paymentId, table.happenedAt, table.status],
    }),
  ],
);

export const planGrants = pgTable(
  'plan_grants',
  {
    userId: uuid('user_id').notNull(),
    givenAt: instant('given_at').notNull(),
    plan: text({ enum: paidPlans }).notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.givenAt] })],
);

export const billingMails = pgTable(
  'billing_mails',
  {
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['receipt', 'refund', 'reminder'] }).notNull(),
    about: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.about] })],
);

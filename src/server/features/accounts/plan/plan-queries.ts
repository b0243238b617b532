import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { accounts, students } from '../tables.ts';

const subscriber = {
  userId: students.userId,
  name: students.name,
  email: accounts.email,
  emailVerifiedAt: students.emailVerifiedAt,
  deleteAt: students.deleteAt,
  suspendedAt: students.suspendedAt,
  preferences: students.preferences,
  timeZone: students.timeZone,
  plan: students.plan,
  planExpiresAt: students.planExpiresAt,
};

export type SubscriberRow = Awaited<ReturnType<typeof findSubscriber>>[number];

export const findSubscriber = (db: Db, userId: string) =>
  db
    .select(subscriber)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.userId))
    .where(eq(students.userId, userId));

/** Holds the student's row until the transaction ends. */
export const lockStudentRow = (tx: Db, userId: string) =>
  tx
    .select({
      passwordHash: students.passwordHash,
      emailVerifiedAt: students.emailVerifiedAt,
      suspendedAt: students.suspendedAt,
    })
    .from(students)
    .where(eq(students.userId, userId))
    .for('update');

/** Holds the student's row as it is until the transaction ends: others may hold it too, nobody changes it. */
export const holdStudentRow = (tx: Db, userId: string) =>
  tx
    .select({ suspendedAt: students.suspendedAt, deleteAt: students.deleteAt })
    .from(students)
    .where(eq(students.userId, userId))
    .for('share');

/** Of every student, those whose plan ends after `from` and not after `to`. */
export const listPlansEnding = (db: Db, from: Date, to: Date) =>
  db
    .select(subscriber)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.userId))
    .where(and(gt(students.planExpiresAt, from), lte(students.planExpiresAt, to)));

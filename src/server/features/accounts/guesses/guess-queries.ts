import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { passwordGuesses } from '../tables.ts';
import type { Guesses } from './guess-pace.ts';

/** Whose password is tried, and from where. */
export interface Guessing {
  userId: string;
  source: string;
}

const isOne = ({ userId, source }: Guessing) =>
  and(eq(passwordGuesses.userId, userId), eq(passwordGuesses.source, source));

/** What was counted so far; holds it until the transaction ends. */
export async function lockGuesses(tx: Db, guessing: Guessing, now: Date): Promise<Guesses> {
  const none = { failures: 0, failedAt: now };
  await tx
    .insert(passwordGuesses)
    .values({ ...guessing, ...none })
    .onConflictDoNothing();
  const [row] = await tx.select().from(passwordGuesses).where(isOne(guessing)).for('update');
  return row ?? none;
}

export async function updateGuesses(tx: Db, guessing: Guessing, guesses: Guesses): Promise<void> {
  await tx.update(passwordGuesses).set(guesses).where(isOne(guessing));
}

export async function deleteGuesses(db: Db, guessing: Guessing): Promise<void> {
  await db.delete(passwordGuesses).where(isOne(guessing));
}

/** Those of every source. */
export async function deleteGuessesOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordGuesses).where(eq(passwordGuesses.userId, userId));
}

/** Of all students, what failed last at `end` or before. */
export async function deleteForgottenGuesses(db: Db, end: Date): Promise<void> {
  await db.delete(passwordGuesses).where(lte(passwordGuesses.failedAt, end));
}

import { forgetKept } from './kept-store.ts';
import { letterNames, lettersReady, removeLetter } from './letter-store.ts';

const isOf = (userId: string) => (name: string) => name.includes(`.${userId}.`);

/** How much the server has still to be told by the student, of every kind; null is nobody, and nothing. */
export async function countWaiting(userId: string | null): Promise<number> {
  await lettersReady;
  return userId === null ? 0 : countKnownWaiting(userId);
}

/** As `countWaiting`, as far as it is known already. */
export const countKnownWaiting = (userId: string): number => letterNames().filter(isOf(userId)).length;

/** Leaves nothing of the student in this browser: neither what waits nor what was kept for a time without network. */
export async function forgetStudent(userId: string | null): Promise<void> {
  const own = userId === null ? [] : letterNames().filter(isOf(userId));
  await Promise.all([forgetKept(), ...own.map(removeLetter)]);
}

import { storage, storedItems, tabStorage } from '#web/lib/storage.ts';
import { clearOfflineCache } from './offline-store.ts';
import { messageNames, outboxReady, removeMessage } from './outbox-store.ts';

const isOf = (userId: string) => (name: string) => name.includes(`.${userId}.`);

/** How much the server has still to be told by the student, of every kind; null is nobody, and nothing. */
export async function countWaiting(userId: string | null): Promise<number> {
  await outboxReady;
  return userId === null ? 0 : countKnownWaiting(userId);
}

/** As `countWaiting`, as far as it is known already. */
export const countKnownWaiting = (userId: string): number => messageNames().filter(isOf(userId)).length;

/** What is the device's own, and what comes back with its student: the timer, and what was said already today. */
const stays = /^(theme$|timer|pomodoro|customTimerSettings$|reminded\.)/;

/** Leaves nothing of the student in this browser: what waits, what was kept, what was begun; other students' stays. */
export async function forgetStudent(userId: string | null): Promise<void> {
  for (const [name] of storedItems('', () => sessionStorage)) tabStorage.remove(name);
  for (const [name] of storedItems('')) {
    const isOthers = name.includes('.') && (userId === null || !name.includes(`.${userId}`));
    if (!isOthers && !stays.test(name)) storage.remove(name);
  }
  const own = userId === null ? [] : messageNames().filter(isOf(userId));
  await Promise.all([clearOfflineCache(), ...own.map(removeMessage)]);
}

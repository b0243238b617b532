import { storage } from '#web/lib/storage.ts';
import { timerKeys } from './timer-keys.ts';

const ownerKey = 'timerOwner';
const parkedKey = (userId: string) => `timerOf.${userId}`;

/** Whether the timer that this browser holds is that of `userId`. */
export const ownsTimer = (userId: string): boolean => storage.get(ownerKey) === userId;

/** Puts the timer of the student who used this browser last away, and that of `userId` in its place. */
export function takeTimer(userId: string): void {
  const owner = storage.get(ownerKey);
  if (owner === userId) return;
  if (owner !== null) exchange(owner, userId);
  storage.set(ownerKey, userId);
}

function exchange(owner: string, userId: string): void {
  const names = Object.values(timerKeys);
  const kept = names.map((name) => [name, storage.get(name)]);
  storage.set(parkedKey(owner), JSON.stringify(Object.fromEntries(kept)));
  const own = parked(userId);
  for (const name of names) {
    const value = own[name];
    if (typeof value === 'string') storage.set(name, value);
    else storage.remove(name);
  }
  storage.remove(parkedKey(userId));
}

function parked(userId: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(storage.get(parkedKey(userId)) ?? '{}'));
  } catch {
    return {};
  }
}

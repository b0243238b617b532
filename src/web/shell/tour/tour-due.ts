import type { User } from '#shared/contracts/accounts.ts';
import { storage } from '#web/lib/storage.ts';

const dayMs = 86_400_000;
const keyOf = (userId: string) => `tourSeen.${userId}`;

/** Whether the student is new, and has neither seen the tour nor sent it away: anywhere, or here where no server knew. */
export const isTourDue = (
  { id, createdAt, preferences }: Pick<User, 'id' | 'createdAt' | 'preferences'>,
  now: Date,
): boolean =>
  !preferences.tourSeen && now.getTime() - Date.parse(createdAt) < dayMs && storage.get(keyOf(id)) === null;

export const rememberTour = (userId: string): void => storage.set(keyOf(userId), 'true');

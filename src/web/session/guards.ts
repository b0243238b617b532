import { redirect } from '@tanstack/react-router';
import { queryClient } from '#web/lib/api/query-client.ts';
import { storedItems, tabStorage } from '#web/lib/storage.ts';
import { profileQuery } from './current-user.ts';
import { accessToken, isSignedIn, tokenOwner } from './session.ts';

/** Guests go to the login. */
export function requireStudent(): void {
  if (!isSignedIn()) throw redirect({ to: '/login' });
  claimTab(tokenOwner(accessToken()));
}

/**
 * Students have nothing to do on the guests' screens. Who has a session is known when the server has said so: a guest
 * with the tokens of one that is over stays. What the server can't be asked about counts as going on.
 */
export async function requireGuest(): Promise<void> {
  if (!isSignedIn()) return;
  await queryClient.ensureQueryData({ ...profileQuery, retry: false }).catch(() => {});
  if (isSignedIn()) throw redirect({ to: '/dashboard' });
}

const key = 'student';

/**
 * What a tab keeps of a student's work outlives an expired session, for that student: another who comes finds nothing
 * of it. Before any screen of `userId`; null is somebody whose token can't be read.
 */
function claimTab(userId: string | null): void {
  const before = tabStorage.get(key);
  if (before !== null && before !== userId)
    for (const [name] of storedItems('', () => sessionStorage)) tabStorage.remove(name);
  if (userId !== null) tabStorage.set(key, userId);
}

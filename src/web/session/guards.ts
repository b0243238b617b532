import { redirect } from '@tanstack/react-router';
import { queryClient } from '#web/lib/api/query-client.ts';
import { profileQuery } from './current-user.ts';
import { accessToken, isSignedIn } from './session.ts';
import { claimTab } from './tab-owner.ts';
import { tokenOwner } from './token-owner.ts';

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

import { redirect } from '@tanstack/react-router';
import { isSignedIn } from '#web/lib/session.ts';

/** Guests go to the login. */
export function requireStudent(): void {
  if (!isSignedIn()) throw redirect({ to: '/login' });
}

/** Students have nothing to do on the guests' screens. */
export function requireGuest(): void {
  if (isSignedIn()) throw redirect({ to: '/dashboard' });
}

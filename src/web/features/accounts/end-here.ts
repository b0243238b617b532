import { accessToken, clearTokens } from '#web/lib/session.ts';
import { tokenOwner } from '#web/lib/token-owner.ts';

/** Ends the session of this browser, whatever happens, and leaves nothing of its student here. */
export async function endHere(): Promise<void> {
  const userId = tokenOwner(accessToken());
  clearTokens();
  await import('#web/lib/left-here.ts').then(({ forgetStudent }) => forgetStudent(userId)).catch(() => {});
}

import { consentVersion, type User } from '#shared/contracts/accounts.ts';
import { rememberEnd, rememberNotice } from '#web/session/session.ts';

/** What an account has to be told on every screen; the first of these that holds. */
export type AccountNotice = 'leaving' | 'consent' | 'verify';

type Told = Pick<User, 'isTestAccount' | 'deletionAt' | 'consentVersion' | 'emailVerified'>;

export function accountNotice(user: Told): AccountNotice | null {
  if (user.deletionAt !== null) return 'leaving';
  if (user.isTestAccount) return null;
  // Versions are days: as text they stand in their order.
  if (user.consentVersion === null || user.consentVersion < consentVersion) return 'consent';
  return user.emailVerified ? null : 'verify';
}

/** Keeps on this device what stands above every screen, so that the next visit draws it before the profile has come. */
export function rememberBanners(user: Told & Pick<User, 'expiresAt'>): void {
  rememberEnd(user.expiresAt);
  rememberNotice(accountNotice(user));
}

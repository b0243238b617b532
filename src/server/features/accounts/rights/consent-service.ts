import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import type { Consent } from '#shared/contracts/rights.ts';
import { insertConsents, listConsentRows } from '../queries.ts';

/** What the student agreed to, and when, the newest first. */
export async function listConsents({ db }: Services, { userId }: SignedIn): Promise<Consent[]> {
  const rows = await listConsentRows(db, userId);
  return rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }));
}

/** Agrees to the texts as they are now. Throws `consent_outdated` (422) when the student saw others. */
export async function giveConsent(
  { db, clock }: Services,
  { userId }: SignedIn,
  version: string,
): Promise<void> {
  if (version !== consentVersion) throw unprocessable('accounts.consent_outdated');
  await insertConsents(db, { userId, version, givenAt: clock.now() });
}

import { endCalendarAddress } from '#server/features/calendar-feed/address-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import { deleteExportLink } from './export-queries.ts';
import { deleteGoogleSub, deleteGoogleWays } from './google-queries.ts';
import { deleteLinks } from './link-queries.ts';
import { lockStudentRow } from './plan-queries.ts';
import { deleteOtherSessions, findSession, updateStudent } from './queries.ts';

/**
 * Ends every session of the student but `kept`, and what reads along without one: the calendar's secret address and
 * the link to a copy of the data. Like all here, inside a transaction that holds the student's row.
 */
export async function endSessions(tx: Db, userId: string, kept: string | null): Promise<void> {
  await deleteOtherSessions(tx, userId, kept);
  await deleteExportLink(tx, userId);
  await endCalendarAddress(tx, userId);
}

/** As `endSessions`, and ends every link that was mailed to the student or waits for a sign-in with Google. */
export async function endAccess(tx: Db, userId: string, kept: string | null): Promise<void> {
  await endSessions(tx, userId, kept);
  await deleteLinks(tx, userId);
  await deleteGoogleWays(tx, userId);
}

/** Leaves the mailbox as the only way into the account: neither the password nor the Google account opens it any more. */
export async function dropWaysIn(tx: Db, userId: string): Promise<void> {
  await updateStudent(tx, userId, { passwordHash: null });
  await deleteGoogleSub(tx, userId);
  await endAccess(tx, userId, null);
}

/**
 * Holds the student's row and makes sure that the session has not ended: an access token outlives it by up to 15
 * minutes, what is made with it must not. Throws `unauthenticated` (401).
 */
export async function holdSession(tx: Db, { userId, sessionId }: SignedIn): Promise<void> {
  await lockStudentRow(tx, userId);
  const [session] = await findSession(tx, { userId, id: sessionId });
  if (!session) throw unauthenticated('common.unauthenticated');
}

import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';
import { unauthenticated } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteGoogleSub, deleteGoogleWays } from '../google/queries.ts';
import { deleteLinks } from '../mailed-links/link-queries.ts';
import { lockStudentRow } from '../plan/plan-queries.ts';
import { deleteOtherSessions, findSession, updateStudent } from '../queries.ts';
import { deleteExportLink } from '../rights/export-queries.ts';

type Within = Pick<Services, 'db' | 'clock' | 'lifecycle'>;

/**
 * Ends every session of the student but `kept`, and what reads along without one, such as the link to a copy of the
 * data. Like all here, inside a transaction that holds the student's row.
 */
export async function endSessions(within: Within, userId: string, kept: string | null): Promise<void> {
  await deleteOtherSessions(within.db, userId, kept);
  await deleteExportLink(within.db, userId);
  for (const feature of within.lifecycle) await feature.sessionsEnded?.(within, userId);
}

/** As `endSessions`, and ends every link that was mailed to the student or waits for a sign-in with Google. */
export async function endAccess(within: Within, userId: string, kept: string | null): Promise<void> {
  await endSessions(within, userId, kept);
  await deleteLinks(within.db, userId);
  await deleteGoogleWays(within.db, userId);
}

/** Leaves the mailbox as the only way into the account: neither the password nor the Google account opens it any more. */
export async function dropWaysIn(within: Within, userId: string): Promise<void> {
  await updateStudent(within.db, userId, { passwordHash: null });
  await deleteGoogleSub(within.db, userId);
  await endAccess(within, userId, null);
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

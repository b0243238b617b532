import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { AccountSession } from '#shared/contracts/rights.ts';
import { lockStudentRow } from '../plan/plan-queries.ts';
import { deleteSession, listSessionRows } from '../queries.ts';
import { endSessions } from './access-service.ts';
import { deviceName } from './device-name.ts';

/** Where the student is signed in, the session used last first. */
export async function listSessions(
  { db, clock }: Services,
  { userId, sessionId }: SignedIn,
): Promise<AccountSession[]> {
  const rows = await listSessionRows(db, userId, clock.now());
  return rows.map(({ id, userAgent, createdAt, rotatedAt }) => ({
    id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** Ends a session: it can't be renewed from now on. Throws `session_not_found` (404). */
export async function endSession({ db }: Services, { userId }: SignedIn, id: string): Promise<void> {
  if (!(await deleteSession(db, userId, id))) throw notFound('accounts.session_not_found');
}

/** Ends every other session, and what reads along without one. */
export async function endOtherSessions(services: Services, { userId, sessionId }: SignedIn): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await lockStudentRow(tx, userId);
    await endSessions({ ...services, db: tx }, userId, sessionId);
  });
}

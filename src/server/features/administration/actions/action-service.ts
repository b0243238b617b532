import { v7 as uuidv7 } from 'uuid';
import { emailsOf } from '#server/features/accounts/directory/directory-service.ts';
import { type Pages, requiredPage } from '#server/platform/database/page.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type AdminAction,
  type AdminActionKind,
  administrationLimits,
} from '#shared/contracts/administration.ts';
import { insertAction, listActionRows } from './action-queries.ts';

interface Deed {
  action: AdminActionKind;
  studentId?: string;
  target?: string;
}

/** Notes what an administrator did, in the transaction that does it; null is a command on the server's own machine. */
export async function noteAction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  administratorId: string | null,
  deed: Deed,
): Promise<void> {
  await insertAction(db, { id: uuidv7(), administratorId, ...deed, doneAt: clock.now() });
}

/** What administrators did, the newest first, and whether there is more than this page. */
export async function listActions(
  { db }: Pick<Services, 'db'>,
  pages: Pages,
): Promise<{ actions: AdminAction[]; hasMore: boolean }> {
  const { offset, limit } = requiredPage(pages, administrationLimits.page);
  const rows = await listActionRows(db, { offset, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const emails = await emailsOf(
    { db },
    shown
      .flatMap(({ administratorId, studentId }) => [administratorId, studentId])
      .filter((id) => id !== null),
  );
  const emailOf = (id: string | null) => (id && emails.get(id)) ?? null;
  const actions = shown.map(({ doneAt, ...action }) => ({
    ...action,
    administrator: emailOf(action.administratorId),
    student: emailOf(action.studentId),
    doneAt: doneAt.toISOString(),
  }));
  return { actions, hasMore: rows.length > limit };
}

import type { Db } from '#server/platform/database/database.ts';
import { deleteAllPublic, hidePublic, renamePublic } from './public-queries.ts';

/** What a student shared carries the name and the picture that they have now. */
export const renameSummaries = (
  tx: Db,
  userId: string,
  author: { name: string; picture: string | null },
): Promise<void> => renamePublic(tx, userId, author);

/** Nobody but the student reads their summaries while they are leaving. */
export const hideSummaries = (tx: Db, userId: string): Promise<void> => hidePublic(tx, userId, true);

/** The student stays: what was public is public again. */
export const showSummaries = (tx: Db, userId: string): Promise<void> => hidePublic(tx, userId, false);

/** The student is gone: nothing that they made public stays. */
export const forgetSummaries = (tx: Db, userId: string): Promise<void> => deleteAllPublic(tx, userId);

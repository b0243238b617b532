import type { StudentLifecycle } from '#server/platform/ports.ts';
import { deleteAllPublic, hidePublic, renamePublic } from './public-queries.ts';

/** Summaries that a student shared carry the name they have now, and nobody reads them once the student is leaving. */
export const summaryLifecycle: Partial<StudentLifecycle> = {
  renamed: ({ db: tx }, userId, author) => renamePublic(tx, userId, author),
  hidden: ({ db: tx }, userId) => hidePublic(tx, userId, true),
  shown: ({ db: tx }, userId) => hidePublic(tx, userId, false),
  erased: ({ db: tx }, userId) => deleteAllPublic(tx, userId),
};

import type { StudentLifecycle } from '#server/platform/ports.ts';
import { deleteFeed } from './queries.ts';

/** The calendar's secret address reads along without a session: it ends with them. */
export const calendarLifecycle: Partial<StudentLifecycle> = {
  sessionsEnded: ({ db: tx }, userId) => deleteFeed(tx, userId),
};

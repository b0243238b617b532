import type { Db } from '#server/platform/database/database.ts';
import { deleteFeed } from './queries.ts';

/** Ends the secret address of the student's calendar; nothing when there is none. */
export const endCalendarAddress = (db: Db, userId: string): Promise<void> => deleteFeed(db, userId);

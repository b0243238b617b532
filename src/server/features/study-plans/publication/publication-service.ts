import type { Db } from '#server/platform/database/database.ts';
import { changePlan, listPublishedIds } from '../queries/write-queries.ts';

/** What a student's own page shows of their publication: written with it, in one transaction. */
export async function showPublication(
  tx: Db,
  userId: string,
  planId: string,
  shown: { isPublished?: boolean; averageRating?: number; numberOfReviews?: number } = {},
): Promise<void> {
  await changePlan(tx, userId, planId, shown);
}

/** Ids of the student's plans that they want others to read, whether or not these can now. */
export const publishedPlans = (tx: Db, userId: string): Promise<string[]> => listPublishedIds(tx, userId);

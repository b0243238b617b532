import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { studyPlans, studyPlanTopics } from './tables.ts';

/** Topics with the plans that they are of, the newest plans' first. */
export const listRecentTopics = (db: Db, userId: string, now: Date, limit: number) =>
  db
    .select({
      planId: studyPlans.id,
      planTitle: studyPlans.title,
      name: studyPlanTopics.name,
      description: studyPlanTopics.description,
    })
    .from(studyPlans)
    .innerJoin(
      studyPlanTopics,
      and(eq(studyPlanTopics.userId, studyPlans.userId), eq(studyPlanTopics.planId, studyPlans.id)),
    )
    .where(
      and(eq(studyPlans.userId, userId), or(isNull(studyPlans.expiresAt), gt(studyPlans.expiresAt, now))),
    )
    .orderBy(desc(studyPlans.createdAt), asc(studyPlanTopics.position))
    .limit(limit);

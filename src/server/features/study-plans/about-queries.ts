import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
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

/** How far the newest plans are, with their topics counted. */
export const listPlanProgress = (db: Db, userId: string, now: Date, limit: number) =>
  db
    .select({
      id: studyPlans.id,
      title: studyPlans.title,
      doneCount: studyPlans.doneCount,
      itemCount: studyPlans.itemCount,
      topics: sql<number>`count(*)::int`,
      topicsDone: sql<number>`(count(*) filter (where ${studyPlanTopics.completed}))::int`,
    })
    .from(studyPlans)
    .innerJoin(
      studyPlanTopics,
      and(eq(studyPlanTopics.userId, studyPlans.userId), eq(studyPlanTopics.planId, studyPlans.id)),
    )
    .where(
      and(
        eq(studyPlans.userId, userId),
        eq(studyPlanTopics.userId, userId),
        or(isNull(studyPlans.expiresAt), gt(studyPlans.expiresAt, now)),
      ),
    )
    .groupBy(studyPlans.userId, studyPlans.id)
    .orderBy(desc(studyPlans.createdAt), desc(studyPlans.id))
    .limit(limit);

/** Plans made on each day of a time zone, by all students, from `from` on; those that were deleted are not known. */
export const countPlansByDay = (db: Db, from: StudyDay, timeZone: string) =>
  rowsOf<{ day: StudyDay; count: number }>(
    db,
    sql`select day::text as day, count(*)::int as count
      from (
        select (created_at at time zone ${timeZone})::date as day from study_plans
        where created_at >= ${from}::date - interval '1 day'
      ) made
      where day >= ${from}::date
      group by day`,
  );

import { and, eq, lt, sql } from 'drizzle-orm';
import { type Db, inTransaction, prepared } from '#server/platform/database/database.ts';
import type { PlanWeek } from '#shared/contracts/study-plans.ts';
import { generationTasks, type studyPlans } from '../tables.ts';
import { insertPlan, type NewTopic, placedIn } from './write-queries.ts';

export async function insertTask(db: Db, task: typeof generationTasks.$inferInsert): Promise<void> {
  await db.insert(generationTasks).values(task);
}

export const findTask = prepared('find_generation_task', (db) =>
  db
    .select()
    .from(generationTasks)
    .where(
      and(
        eq(generationTasks.userId, sql.placeholder('userId')),
        eq(generationTasks.id, sql.placeholder('id')),
      ),
    ),
);

/** Moves a task that is still running; one that has ended stays as it is. */
export async function updateTask(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<Pick<typeof generationTasks.$inferInsert, 'status' | 'progress' | 'step' | 'errorCode'>>,
): Promise<void> {
  await db
    .update(generationTasks)
    .set(changes)
    .where(and(ownTask(userId, id), eq(generationTasks.status, 'processing')));
}

/** Tasks are only of use while somebody waits for them. */
export async function deleteOldTasks(db: Db, before: Date): Promise<void> {
  await db.delete(generationTasks).where(lt(generationTasks.createdAt, before));
}

export interface NewPlan {
  plan: typeof studyPlans.$inferInsert;
  topics: NewTopic[];
  weeks: PlanWeek[];
}

/** Writes a plan and ends its task, once: false when the task has ended already. */
export function insertGeneratedPlan(
  db: Db,
  taskId: string,
  { plan, topics, weeks }: NewPlan,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .update(generationTasks)
      .set({ status: 'completed', progress: 100, resultId: plan.id })
      .where(and(ownTask(plan.userId, taskId), eq(generationTasks.status, 'processing')))
      .returning({ id: generationTasks.id });
    if (ended.length === 0) return false;
    await insertPlan(tx, plan, topics, placedIn(weeks));
    return true;
  });
}

const ownTask = (userId: string, id: string) =>
  and(eq(generationTasks.userId, userId), eq(generationTasks.id, id));

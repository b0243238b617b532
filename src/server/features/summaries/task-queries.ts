import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { summaryTasks } from './tables.ts';

export type TaskRow = typeof summaryTasks.$inferSelect;

const own = (userId: string, id: string) => and(eq(summaryTasks.userId, userId), eq(summaryTasks.id, id));
const running = (userId: string, id: string) => and(own(userId, id), eq(summaryTasks.status, 'processing'));

/** Deletes the student's tasks from before `before`, too. */
export async function insertTask(
  tx: Db,
  task: typeof summaryTasks.$inferInsert,
  before: Date,
): Promise<void> {
  await tx
    .delete(summaryTasks)
    .where(and(eq(summaryTasks.userId, task.userId), lt(summaryTasks.createdAt, before)));
  await tx.insert(summaryTasks).values(task);
}

/** How far a task is, without what it works on. */
export async function findTaskState(db: Db, userId: string, id: string) {
  const { status, step, done, total, written, summaryId, draft, errorCode } = summaryTasks;
  const [task] = await db
    .select({ status, step, done, total, written, summaryId, draft, errorCode })
    .from(summaryTasks)
    .where(own(userId, id));
  return task;
}

/** A task that is still to be done, with what it works on. */
export async function findRunningTask(db: Db, userId: string, id: string): Promise<TaskRow | undefined> {
  const [task] = await db.select().from(summaryTasks).where(running(userId, id));
  return task;
}

/** Moves a task that is still running, and says whether it was: one that has ended stays as it is. */
export async function updateTask(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<Omit<TaskRow, 'userId' | 'id' | 'createdAt'>>,
): Promise<boolean> {
  const moved = await db
    .update(summaryTasks)
    .set(changes)
    .where(running(userId, id))
    .returning({ id: summaryTasks.id });
  return moved.length > 0;
}

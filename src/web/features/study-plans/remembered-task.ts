import { z } from 'zod';
import { tabStorage } from '#web/lib/storage.ts';
import { type PlanForm, planDraftSchema } from './plan-form.ts';

const key = 'studyPlanTask';
const schema = z.object({ taskId: z.string(), form: planDraftSchema });

/** The generation that this tab started last and has not seen end, with the form it was asked by. */
export function rememberedTask(): z.output<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(tabStorage.get(key) ?? 'null'));
  } catch {
    return null;
  }
}

export const rememberTask = (taskId: string, form: PlanForm): void =>
  tabStorage.set(key, JSON.stringify({ taskId, form }));

/** Forgets `taskId`, unless another generation was started since. */
export function forgetTask(taskId: string): void {
  if (rememberedTask()?.taskId === taskId) tabStorage.remove(key);
}

export const planDraftKey = (userId: string): string => `studyPlanDraft.${userId}`;

/** Gives the form of a failed generation back to the creation screen of `userId`. */
export function restoreDraft(taskId: string, userId: string): void {
  const task = rememberedTask();
  if (task?.taskId !== taskId) return;
  tabStorage.set(planDraftKey(userId), JSON.stringify(task.form));
  forgetTask(taskId);
}

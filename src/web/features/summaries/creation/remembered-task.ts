import { z } from 'zod';
import { tabStorage } from '#web/lib/storage.ts';
import { type SummaryForm, summaryFormSchema } from '../summary-form.ts';
import { taskKey, tellTaskChange } from './task-key.ts';

const schema = z.object({
  taskId: z.string(),
  form: summaryFormSchema,
  /** Whether its end was told elsewhere: once is enough. */
  isTold: z.boolean(),
});
type RememberedTask = z.output<typeof schema>;

/** The creation that `userId` started last in this tab and has not seen end, with the form it was asked by. */
export function rememberedTask(userId: string): RememberedTask | null {
  try {
    return schema.parse(JSON.parse(tabStorage.get(taskKey(userId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** The form of `taskId`, while it is remembered. */
export function formOfTask(userId: string, taskId: string): SummaryForm | null {
  const task = rememberedTask(userId);
  return task?.taskId === taskId ? task.form : null;
}

export function rememberTask(userId: string, task: RememberedTask): void {
  tabStorage.set(taskKey(userId), JSON.stringify(task));
  tellTaskChange();
}

/** Forgets `taskId`, unless another creation was started since. */
export function forgetTask(userId: string, taskId: string): void {
  if (rememberedTask(userId)?.taskId !== taskId) return;
  tabStorage.remove(taskKey(userId));
  tellTaskChange();
}

export const summaryDraftKey = (userId: string): string => `summaryDraft.${userId}`;

/** Gives the form of a failed creation back to the creation screen; null when it is not remembered. */
export function restoreDraft(userId: string, taskId: string): SummaryForm | null {
  const form = formOfTask(userId, taskId);
  if (!form) return null;
  tabStorage.set(summaryDraftKey(userId), JSON.stringify(form));
  forgetTask(userId, taskId);
  return form;
}

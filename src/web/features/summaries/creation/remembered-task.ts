import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { isMissing } from '#web/lib/api/api-error.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { summaryTaskQuery, welcomeSummary } from '../api.ts';
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
function forgetTask(userId: string, taskId: string): void {
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

/** Follows a creation. Whoever shows it first sees it end: the lists are renewed and the task forgotten. */
export function useSummaryTask(userId: string, taskId: string) {
  const client = useQueryClient();
  const { data: task, error } = useQuery(summaryTaskQuery(taskId));
  const summaryId = task?.status === 'completed' ? task.summaryId : null;
  const isUnknown = isMissing(error);

  useEffect(() => {
    if (summaryId) void welcomeSummary(client, summaryId);
    if (summaryId || isUnknown) forgetTask(userId, taskId);
  }, [client, userId, taskId, summaryId, isUnknown]);

  return { task, summaryId, isUnknown, isUnreachable: error !== null && !isUnknown };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { isMissing } from '#web/lib/api/api-error.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { generationTaskQuery, welcomePlan } from './api.ts';
import { type PlanForm, planDraftSchema } from './plan-form.ts';

/** Follows a generation. Whoever shows it first sees it end: the list is renewed and the task forgotten. */
export function useGeneration(taskId: string) {
  const client = useQueryClient();
  const { data: task, error } = useQuery(generationTaskQuery(taskId));
  const planId = task?.status === 'completed' ? task.result?.id : undefined;
  const isUnknown = isMissing(error);

  useEffect(() => {
    if (planId) void welcomePlan(client, planId);
    if (planId || isUnknown) forgetTask(taskId);
  }, [client, taskId, planId, isUnknown]);

  return { task, planId, isUnknown, isUnreachable: error !== null && !isUnknown };
}

const taskKey = 'studyPlanTask';
const taskSchema = z.object({ taskId: z.string(), form: planDraftSchema });

/** The generation that this tab started last and has not seen end, with the form it was asked by. */
export function rememberedTask(): z.output<typeof taskSchema> | null {
  try {
    return taskSchema.parse(JSON.parse(tabStorage.get(taskKey) ?? 'null'));
  } catch {
    return null;
  }
}

export const rememberTask = (taskId: string, form: PlanForm): void =>
  tabStorage.set(taskKey, JSON.stringify({ taskId, form }));

/** Forgets `taskId`, unless another generation was started since. */
function forgetTask(taskId: string): void {
  if (rememberedTask()?.taskId === taskId) tabStorage.remove(taskKey);
}

export const planDraftKey = (userId: string): string => `studyPlanDraft.${userId}`;

/** Gives the form of a failed generation back to the creation screen of `userId`. */
export function restoreDraft(taskId: string, userId: string): void {
  const task = rememberedTask();
  if (task?.taskId !== taskId) return;
  tabStorage.set(planDraftKey(userId), JSON.stringify(task.form));
  forgetTask(taskId);
}

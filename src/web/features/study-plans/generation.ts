import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { generationTaskQuery, welcomePlan } from './api.ts';
import { forgetTask } from './remembered-task.ts';

/** Follows a generation. Whoever shows it first sees it end: the list is renewed and the task forgotten. */
export function useGeneration(taskId: string) {
  const client = useQueryClient();
  const { data: task, error } = useQuery(generationTaskQuery(taskId));
  const planId = task?.status === 'completed' ? task.result?.id : undefined;
  const isUnknown = error instanceof ApiError && error.status === 404;

  useEffect(() => {
    if (planId) void welcomePlan(client, planId);
    if (planId || isUnknown) forgetTask(taskId);
  }, [client, taskId, planId, isUnknown]);

  return { task, planId, isUnknown, isUnreachable: error !== null && !isUnknown };
}

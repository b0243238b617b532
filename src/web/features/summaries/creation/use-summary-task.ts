import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMissing } from '#web/lib/api-error.ts';
import { summaryTaskQuery, welcomeSummary } from '../api.ts';
import { forgetTask } from './remembered-task.ts';

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

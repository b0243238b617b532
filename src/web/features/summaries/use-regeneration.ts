import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing } from '#web/lib/api-error.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { startRegeneration, summaryTaskQuery } from './api.ts';

/** Another summary of the same text, proposed; it is found again by this tab until it was decided upon. */
export function useRegeneration(summaryId: string) {
  const key = `summaryRegeneration.${summaryId}`;
  const [taskId, setTaskId] = useState(() => tabStorage.get(key));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Parameters<typeof startRegeneration>[1]) => startRegeneration(summaryId, body),
    onSuccess: (id) => {
      tabStorage.set(key, id);
      setTaskId(id);
    },
  });
  const follow = useQuery({ ...summaryTaskQuery(taskId ?? ''), enabled: taskId !== null });
  // One that the server does not know any more is as good as none.
  const isKnown = taskId !== null && !isMissing(follow.error);
  const task = isKnown ? follow.data : undefined;

  const forget = () => {
    tabStorage.remove(key);
    setTaskId(null);
    reset();
  };

  return {
    start: mutate,
    forget,
    task,
    /** The proposal, once it is there. */
    draft: task?.draft ?? null,
    isBusy: isPending || (isKnown && (task === undefined || task.status === 'processing')),
    isUnreachable: isKnown && follow.error !== null,
    /** Why there is none. */
    failure: error ?? (task?.status === 'failed' ? task.message : null),
  };
}

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { startTick, type TickBoard } from '#web/lib/start-tick.ts';
import { refreshAfterTicks, sendTaskTick, taskTickKey } from './api.ts';
import {
  applyTaskTick,
  isTaskDone,
  nameOfTask,
  putTask,
  type TaskTick,
  type WithTasks,
} from './task-tick.ts';

const boardOf = (client: QueryClient, queryKey: QueryKey): TickBoard<WithTasks, TaskTick, boolean> => ({
  queryKey,
  mutationKey: taskTickKey,
  nameOf: nameOfTask,
  stateOf: isTaskDone,
  applied: applyTaskTick,
  put: putTask,
  send: async (tick) => ({ state: await sendTaskTick(tick), totals: {} }),
  onArrived: () => refreshAfterTicks(client),
});

/** Ticks a task of what is cached under `queryKey`: on the page at once; after a failure the tasks are loaded again. */
export function useTaskTick(queryKey: QueryKey): (tick: TaskTick) => void {
  const client = useQueryClient();
  return useCallback(
    (tick) => {
      startTick(client, boardOf(client, queryKey), tick).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the specification has these failures logged and not shown
        console.warn('task', error);
      });
    },
    [client, queryKey],
  );
}

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mutateOptimistically, type OptimisticCache } from '#web/sync/optimistic.ts';
import { refreshAfterTicks, sendTodayTick, taskTickKey } from './api.ts';
import { applyTick, isDone, nameOfTick, putTick, type TodayTick, type WithTasks } from './task-tick.ts';

const boardOf = (
  client: QueryClient,
  queryKey: QueryKey,
): OptimisticCache<WithTasks, TodayTick, boolean> => ({
  queryKey,
  mutationKey: taskTickKey,
  nameOf: nameOfTick,
  stateOf: isDone,
  applied: applyTick,
  put: putTick,
  send: async (tick) => ({ state: await sendTodayTick(tick), totals: {} }),
  onArrived: () => refreshAfterTicks(client),
});

/** Ticks a thing in the cache of `queryKey` at once, then on the server; after a failure all is fetched again. */
export function useTodayTick(queryKey: QueryKey): (tick: TodayTick) => void {
  const client = useQueryClient();
  return useCallback(
    (tick) => {
      mutateOptimistically(client, boardOf(client, queryKey), tick).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the specification has these failures logged and not shown
        console.warn('task', error);
      });
    },
    [client, queryKey],
  );
}

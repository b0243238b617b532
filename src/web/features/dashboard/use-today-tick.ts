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

/** A spark goes from what was ticked to where the day counts it; without motion the number alone says so. */
export function sparkTo(count: Element | null | undefined, from: Element): void {
  // As long as any small motion: next to nothing where the student wants none.
  const quick = getComputedStyle(from).getPropertyValue('--quick');
  const duration = Number.parseFloat(quick) * (quick.endsWith('ms') ? 1 : 1000);
  if (!count || !(duration > 1)) return;
  const [start, end] = [from.getBoundingClientRect(), count.getBoundingClientRect()];
  const spark = document.createElement('span');
  spark.className = 'pointer-events-none fixed size-3 rounded-full bg-cometa';
  Object.assign(spark.style, { left: `${start.x}px`, top: `${start.y}px` });
  document.body.append(spark);
  const transform = ['none', `translate(${end.x - start.x}px, ${end.y - start.y}px)`];
  const flight = spark.animate({ transform, opacity: [1, 0.4] }, { duration, easing: 'ease-in' });
  flight.onfinish = () => spark.remove();
  count.animate({ scale: [1, 1.2, 1] }, { delay: duration * 0.7, duration: duration * 0.6 });
}

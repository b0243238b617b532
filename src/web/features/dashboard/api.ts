import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dashboardApi } from '#shared/contracts/dashboard.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ticksUnknownTo } from '#web/sync/in-flight.ts';
import { applyTick, type TodayTick, type WithTasks } from './task-tick.ts';

const keys = { all: ['dashboard'] as const };

/** The mutation key of every tick on the dashboard. */
export const taskTickKey = [...keys.all, 'tick'] as const;

async function withTicks<Whole extends WithTasks>(
  client: QueryClient,
  answer: Whole,
  askedAt: number,
): Promise<Whole> {
  const ticks = await ticksUnknownTo<TodayTick>(client, taskTickKey, askedAt);
  return ticks.reduce(applyTick, answer);
}

/**
 * Everything the dashboard shows on `today`. What is done elsewhere changes it, so it is stale at once; ticks that the
 * server may not have known when it answered are applied to the answer.
 */
export const dashboardQuery = (today: StudyDay) =>
  queryOptions({
    queryKey: [...keys.all, 'of', today],
    queryFn: async ({ client, signal }) => {
      const askedAt = Date.now();
      const { dashboard } = (await callApi(dashboardApi.get, {}, { signal })).data;
      return withTicks(client, dashboard, askedAt);
    },
    meta: { withTicks },
    // What the route asked for a moment before.
    staleTime: 3000,
  });

/** The tasks of a day other than today. */
export const dayTasksQuery = (day: StudyDay) =>
  queryOptions({
    queryKey: [...keys.all, 'tasks', day],
    queryFn: async ({ client, signal }) => {
      const askedAt = Date.now();
      const { tasks } = (await callApi(dashboardApi.tasks, { query: { day } }, { signal })).data;
      return withTicks(client, { tasks }, askedAt);
    },
    meta: { withTicks },
    // What the route asked for a moment before.
    staleTime: 3000,
  });

/** Answers whether the thing is done, as the server has it. */
export async function sendTodayTick(tick: TodayTick): Promise<boolean> {
  const { completed } = tick;
  if ('item' in tick) {
    await (await import('./send-item.ts')).sendItem(tick.item, completed);
    return completed;
  }
  const { cycleId, weekIndex, day, blockIndex, blockId } = tick.task;
  const params = { id: cycleId, weekIndex: String(weekIndex), day, blockIndex: String(blockIndex) };
  return (await callApi(studyCycleApi.setBlock, { params, body: { completed, blockId } })).block.completed;
}

/** Called when no tick is in flight: what the day holds is fetched again, and with it what depends on it. */
export function refreshAfterTicks(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.all });
  void client.invalidateQueries({ queryKey: ['study-cycles'] });
  void client.invalidateQueries({ queryKey: ['study-plans'] });
  void client.invalidateQueries({ queryKey: ['syllabi'] });
}

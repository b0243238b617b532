import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CreateStudyPlanInput,
  type GenerationTask,
  type StudyPlan,
  studyPlanApi,
  type UpdateStudyPlan,
} from '#shared/contracts/study-plans.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { applyTick, type Tick } from './tick.ts';
import { ticksUnknownTo } from './tick-travels.ts';

/** The student's plans, newest first. */
export const studyPlansQuery = queryOptions({
  queryKey: ['study-plans', 'list'],
  queryFn: async ({ signal }) => (await callApi(studyPlanApi.list, {}, { signal })).studyPlans,
});

/** One plan. Ticks that the server may not have known while it answered are kept. */
export const studyPlanQuery = (planId: string) =>
  queryOptions({
    queryKey: ['study-plans', 'plan', planId],
    queryFn: async ({ client, signal }): Promise<StudyPlan> => {
      const askedAt = Date.now();
      const { data } = await callApi(studyPlanApi.detail, { params: { id: planId } }, { signal });
      if (!data?.studyPlan) throw new ApiError(200, 'Plano não encontrado na resposta da API.');
      return ticksUnknownTo(client, planId, askedAt).reduce(applyTick, data.studyPlan);
    },
  });

const pollEvery = 2000;

const isOver = (task: GenerationTask | undefined, error: Error | null) =>
  (task && task.status !== 'processing') ||
  (error instanceof ApiError && (error.status === 404 || error.status === 401));

/** How far a generation is, asked every 2 s until it ends; also while another tab is in front. */
export const generationTaskQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['study-plans', 'task', taskId],
    queryFn: ({ signal }) => callApi(studyPlanApi.status, { params: { id: taskId } }, { signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data, state.error) ? false : pollEvery),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });

/** After a generation: the list has one plan more, and its page opens at once. */
export async function welcomePlan(client: QueryClient, planId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: studyPlansQuery.queryKey }),
    client.prefetchQuery(studyPlanQuery(planId)),
  ]);
}

/** Starts a generation; answers its task's id. */
export async function createStudyPlan(body: CreateStudyPlanInput): Promise<string> {
  return (await callApi(studyPlanApi.create, { body })).taskId;
}

export function useUpdateStudyPlan(planId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Partial<UpdateStudyPlan>) =>
      (await callApi(studyPlanApi.update, { params: { id: planId }, body })).data.studyPlan,
    onSuccess: async (plan) => {
      await client.cancelQueries({ queryKey: studyPlanQuery(planId).queryKey });
      client.setQueryData(studyPlanQuery(planId).queryKey, plan);
      await client.invalidateQueries({ queryKey: studyPlansQuery.queryKey });
    },
  });
}

export function useDeleteStudyPlan(planId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(studyPlanApi.remove, { params: { id: planId } }),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: studyPlansQuery.queryKey });
      client.setQueryData(studyPlansQuery.queryKey, (plans) => plans?.filter(({ id }) => id !== planId));
      void client.invalidateQueries({ queryKey: studyPlansQuery.queryKey });
      await client.invalidateQueries({ queryKey: studyPlanQuery(planId).queryKey, refetchType: 'none' });
    },
  });
}

/** Sends one tick; answers the item and the plan's progress as the server has them. */
export async function sendTick(
  planId: string,
  tick: Tick,
): Promise<{ completed: boolean; progress: number }> {
  const params = { id: planId };
  if ('topicIndex' in tick) {
    const { data } = await callApi(studyPlanApi.setTopic, { params, body: tick });
    return { completed: data.topic.completed, progress: data.progress };
  }
  const { activity, progress } = await callApi(studyPlanApi.setActivity, { params, body: tick });
  return { completed: activity.completed, progress };
}

/**
 * Once no tick travels: the list is out of date. The plan is asked for again when it may have caught up with its
 * delay, or when an answer was lost and it is `uncertain` what the server holds.
 */
export function refreshAfterTicks(client: QueryClient, planId: string, uncertain: boolean): void {
  const { queryKey } = studyPlanQuery(planId);
  const refetchType = uncertain || client.getQueryData(queryKey)?.isDelayed ? 'active' : 'none';
  void client.invalidateQueries({ queryKey, refetchType });
  void client.invalidateQueries({ queryKey: studyPlansQuery.queryKey });
}

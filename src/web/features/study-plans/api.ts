import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { planFollowUpApi, type QuestionsInput } from '#shared/contracts/plan-follow-up.ts';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import {
  type CreateStudyPlan,
  type CreateStudyPlanInput,
  type GenerationTask,
  type StudyPlan,
  studyPlanApi,
  type UpdateStudyPlan,
} from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, defaultMessage } from '#web/lib/api/api-error.ts';
import { today } from '#web/lib/today.ts';
import { ticksUnknownTo } from '#web/sync/in-flight.ts';
import { applyTick, type ItemState, stateOfTopic, type Tick } from './tick.ts';

/** The student's plans, newest first. */
export const studyPlansQuery = queryOptions({
  queryKey: ['study-plans', 'list'],
  queryFn: async ({ signal }) => (await callApi(studyPlanApi.list, {}, { signal })).studyPlans,
});

/** The key that every tick of a plan carries. */
export const tickKey = (planId: string) => ['study-plans', 'tick', planId] as const;

/** The key of how a plan stands in the marketplace. */
export const publicationKey = (planId: string) => ['study-plans', 'publication', planId] as const;

async function withTicks(client: QueryClient, answer: StudyPlan, askedAt: number): Promise<StudyPlan> {
  const now = today();
  const ticks = await ticksUnknownTo<Tick>(client, tickKey(answer.id), askedAt);
  return ticks.reduce((plan, tick) => applyTick(plan, tick, now), answer);
}

/** One plan. Ticks that the server may not have known while it answered are kept. */
export const studyPlanQuery = (planId: string) =>
  queryOptions({
    queryKey: ['study-plans', 'plan', planId],
    queryFn: async ({ client, signal }) => {
      const askedAt = Date.now();
      const { data } = await callApi(studyPlanApi.detail, { params: { id: planId } }, { signal });
      if (!data?.studyPlan) throw new ApiError(200, 'Plano não encontrado na resposta da API.');
      return withTicks(client, data.studyPlan, askedAt);
    },
    meta: { withTicks },
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

/** Title, subject, description and topics for what the student wants to study. */
export const suggestPlan = (
  body: { userInput: string; programme?: string } & Pick<CreateStudyPlan, 'topicsCount' | 'difficulty'>,
) => callApi(studyPlanApi.suggest, { body });

/** What is understood of a title and a subject. */
export const readWish = (body: { title: string; subject: string }) =>
  callApi(studyPlanApi.readWish, { body });

/** The text of a syllabus in a file. */
export async function readProgramme({ name, content }: { name: string; content: Blob }): Promise<string> {
  const body = new FormData();
  body.append('file', content, name);
  return (await callApi(studyPlanApi.readProgramme, { body })).programme;
}

/** Starts a generation; answers its task's id. */
export async function createStudyPlan(body: CreateStudyPlanInput): Promise<string> {
  return (await callApi(studyPlanApi.create, { body })).taskId;
}

/** Keeps the plan that a change answered: what was asked for before may still answer as it was. */
export async function keepPlan(client: QueryClient, planId: string, plan: StudyPlan): Promise<void> {
  const { queryKey } = studyPlanQuery(planId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, plan);
  // It may say something else now than what others read of it.
  void client.invalidateQueries({ queryKey: publicationKey(planId) });
  await client.invalidateQueries({ queryKey: studyPlansQuery.queryKey });
}

export function useUpdateStudyPlan(planId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Partial<UpdateStudyPlan>) =>
      (await callApi(studyPlanApi.update, { params: { id: planId }, body })).data.studyPlan,
    onSuccess: (plan) => keepPlan(client, planId, plan),
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

/** The plan as a PDF file. */
export async function fetchPlanPdf(planId: string): Promise<Blob> {
  const file: unknown = await callApi(planFollowUpApi.pdf, { params: { id: planId } });
  if (!(file instanceof Blob)) throw new ApiError(200, defaultMessage);
  return file;
}

/** Sends one tick; answers the item and, when it counts, the plan's progress as the server has them. */
export async function sendTick(
  planId: string,
  tick: Tick,
): Promise<{ state: ItemState; totals: Partial<StudyPlan> }> {
  const params = { id: planId };
  if ('number' in tick) {
    const { data } = await callApi(planFollowUpApi.setRevision, { params, body: tick });
    return { state: stateOfTopic(data.topic), totals: {} };
  }
  if ('topicIndex' in tick) {
    const { data } = await callApi(studyPlanApi.setTopic, { params, body: tick });
    return { state: stateOfTopic(data.topic), totals: { progress: data.progress } };
  }
  const { activity, progress } = await callApi(studyPlanApi.setActivity, { params, body: tick });
  return { state: { completed: activity.completed }, totals: { progress } };
}

/**
 * Once no tick is in flight: the list is out of date. The plan is asked for again when it may have caught up with its
 * delay, or when an answer was lost and it is `uncertain` what the server holds.
 */
export function refreshAfterTicks(client: QueryClient, planId: string, uncertain: boolean): void {
  const { queryKey } = studyPlanQuery(planId);
  const refetchType = uncertain || client.getQueryData(queryKey)?.isDelayed ? 'active' : 'none';
  void client.invalidateQueries({ queryKey, refetchType });
  void client.invalidateQueries({ queryKey: studyPlansQuery.queryKey });
}

/** The latest entries of a plan's question log, newest first. */
export const questionEntriesQuery = (planId: string) =>
  queryOptions({
    queryKey: ['study-plans', 'questions', planId],
    queryFn: async ({ signal }) =>
      (await callApi(planFollowUpApi.listQuestions, { params: { id: planId } }, { signal })).data.entries,
  });

/** Logs questions: an entry that is sent again counts once. */
export async function sendQuestions(planId: string, body: QuestionsInput): Promise<void> {
  await callApi(planFollowUpApi.logQuestions, { params: { id: planId }, body });
}

/** Takes an entry out of the question log; one that is not there is out already. */
export async function deleteQuestions(planId: string, entryId: string): Promise<void> {
  try {
    await callApi(planFollowUpApi.removeQuestions, { params: { id: planId, entryId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'study_plans.entry_not_found')) throw error;
  }
}

/** Once no change of the log is in flight: what the plan and its log hold is asked for again. */
export function refreshAfterQuestions(client: QueryClient, planId: string): void {
  void client.invalidateQueries({ queryKey: studyPlanQuery(planId).queryKey });
  void client.invalidateQueries({ queryKey: questionEntriesQuery(planId).queryKey });
}

/** What replanning would do; `until` defaults to the plan's end. */
export async function previewReplan(
  planId: string,
  until: StudyDay | undefined,
  signal: AbortSignal,
): Promise<ReplanPreview> {
  const input = { params: { id: planId }, body: { until } };
  return (await callApi(planFollowUpApi.previewReplan, input, { signal })).data.preview;
}

/** Applies the preview of `version`; answers the plan. */
export async function applyReplan(
  planId: string,
  body: { version: string; until: StudyDay | undefined },
): Promise<StudyPlan> {
  return (await callApi(planFollowUpApi.applyReplan, { params: { id: planId }, body })).data.studyPlan;
}

/** Takes the last replan back; answers the plan as it was before. */
export async function undoReplan(planId: string): Promise<StudyPlan> {
  return (await callApi(planFollowUpApi.undoReplan, { params: { id: planId } })).data.studyPlan;
}

import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ReplanPreview } from '#shared/contracts/replan.ts';
import type { studyCycleSchemas } from '#shared/contracts/study-cycles.schemas.ts';
import { type BlockAnswer, type StudyCycle, studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { nextBlock } from '#shared/rules/cycles/cycle-sequence.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { reasonOf } from '#web/lib/api/api-error.ts';
import { today } from '#web/lib/today.ts';
import { ticksUnknownTo } from '#web/sync/in-flight.ts';
import { applyBlockTick, type BlockState, type BlockTick, stateOfBlock } from './block-tick.ts';

const listKey = ['study-cycles', 'list'] as const;

/** The student's cycles whose names hold `search`, newest first. */
export const studyCyclesQuery = (search = '') =>
  queryOptions({
    queryKey: [...listKey, search],
    queryFn: async ({ signal }) =>
      (await callApi(studyCycleApi.list, { query: { search } }, { signal })).data.cycles,
  });

/** The key that every tick of a cycle carries. */
export const blockTickKey = (cycleId: string) => ['study-cycles', 'tick', cycleId] as const;

async function withTicks(client: QueryClient, answer: StudyCycle, askedAt: number): Promise<StudyCycle> {
  const now = today();
  const ticks = await ticksUnknownTo<BlockTick>(client, blockTickKey(answer.id), askedAt);
  return ticks.reduce((cycle, tick) => applyBlockTick(cycle, tick, now), answer);
}

/** One cycle. Ticks that the server may not have known while it answered are kept. */
export const studyCycleQuery = (cycleId: string) =>
  queryOptions({
    queryKey: ['study-cycles', 'cycle', cycleId],
    queryFn: async ({ client, signal }) => {
      const askedAt = Date.now();
      const { data } = await callApi(studyCycleApi.detail, { params: { id: cycleId } }, { signal });
      return withTicks(client, data.cycle, askedAt);
    },
    meta: { withTicks },
  });

type CycleInput = z.input<typeof studyCycleSchemas.generate.body>;
export type CycleChanges = z.input<typeof studyCycleSchemas.update.body>;

/** Generates a cycle; the list has one more, and its page opens at once. */
export function useGenerateCycle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CycleInput) => (await callApi(studyCycleApi.generate, { body })).cycle,
    onSuccess: (cycle) => keepCycle(client, cycle),
  });
}

/** Subjects for what the student wants to study. */
export const suggestSubjects = (studyFocus: string) =>
  callApi(studyCycleApi.suggestSubjects, { body: { studyFocus } });

/** What is told of cycles elsewhere: the list, the dashboard's tasks, the minutes planned beside those studied. */
const outdateLists = (client: QueryClient) =>
  Promise.all([listKey, ['dashboard'], ['focus']].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Keeps the cycle that a change answered: what was asked for before may still answer as it was. */
export async function keepCycle(client: QueryClient, cycle: StudyCycle): Promise<void> {
  const { queryKey } = studyCycleQuery(cycle.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, cycle);
  await outdateLists(client);
}

/** Changes a cycle; answers it with its open blocks laid out anew where they had to be. */
export const updateCycle = async (cycleId: string, body: CycleChanges): Promise<StudyCycle> =>
  (await callApi(studyCycleApi.update, { params: { id: cycleId }, body })).cycle;

export function useUpdateCycle(cycleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CycleChanges) => updateCycle(cycleId, body),
    onSuccess: (cycle) => keepCycle(client, cycle),
  });
}

export function useDeleteCycle(cycleId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(studyCycleApi.remove, { params: { id: cycleId } }),
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: listKey });
      client.setQueriesData<StudyCycle[]>({ queryKey: listKey }, (cycles) =>
        cycles?.filter(({ id }) => id !== cycleId),
      );
      void outdateLists(client);
      await client.invalidateQueries({ queryKey: studyCycleQuery(cycleId).queryKey, refetchType: 'none' });
    },
  });
}

const totalsOf = ({ progress, completedBlocks, totalBlocks, totalWeeks }: BlockAnswer) => ({
  progress,
  completedBlocks,
  totalBlocks,
  totalWeeks,
});

/** Sends one tick; answers the block and the cycle's totals as the server has them. */
export async function sendBlockTick(
  cycleId: string,
  tick: BlockTick,
): Promise<{ state: BlockState; totals: Partial<StudyCycle> }> {
  const answer = await ('completed' in tick ? sendCompleted(cycleId, tick) : sendMinutes(cycleId, tick));
  return { state: stateOfBlock(answer.block), totals: totalsOf(answer) };
}

type CompletedTick = Extract<BlockTick, { completed: boolean }>;
type MinutesTick = Exclude<BlockTick, CompletedTick>;

const sendCompleted = (cycleId: string, tick: CompletedTick) => {
  const { weekIndex, day, blockIndex, completed, blockId } = tick;
  const params = { id: cycleId, weekIndex: String(weekIndex), day, blockIndex: String(blockIndex) };
  return callApi(studyCycleApi.setBlock, { params, body: { completed, blockId } });
};

const sendMinutes = (cycleId: string, { blockId, minutesDone }: MinutesTick) =>
  callApi(studyCycleApi.setMinutes, { params: { id: cycleId, blockId }, body: { minutesDone } });

/**
 * Once no tick travels: lists are out of date, and so is what others show of the day. The cycle is asked for again
 * when a round is complete and has gone on to another lap, or when an answer was lost.
 */
export function refreshAfterTicks(client: QueryClient, cycleId: string, isUncertain: boolean): void {
  const { queryKey } = studyCycleQuery(cycleId);
  const cycle = client.getQueryData(queryKey);
  const isLapOver = cycle?.mode === 'sequence' && nextBlock(cycle.schedule) === null;
  void client.invalidateQueries({ queryKey, refetchType: isUncertain || isLapOver ? 'active' : 'none' });
  void outdateLists(client);
}

/** What replanning would do; `until` defaults to the cycle's end. */
export async function previewReplan(
  cycleId: string,
  until: StudyDay | undefined,
  signal: AbortSignal,
): Promise<ReplanPreview> {
  const input = { params: { id: cycleId }, body: { until } };
  return (await callApi(studyCycleApi.previewReplan, input, { signal })).data.preview;
}

/** Applies the preview of `version`; answers the cycle. */
export async function applyReplan(
  cycleId: string,
  body: { version: string; until: StudyDay | undefined },
): Promise<StudyCycle> {
  return (await callApi(studyCycleApi.applyReplan, { params: { id: cycleId }, body })).data.cycle;
}

/** Takes the last replan back; answers the cycle as it was before. */
export async function undoReplan(cycleId: string): Promise<StudyCycle> {
  return (await callApi(studyCycleApi.undoReplan, { params: { id: cycleId } })).data.cycle;
}

/** What failed, and why where that says more. */
export const withReason = (failed: string, error: unknown): string =>
  [failed, reasonOf(error, failed)].filter(Boolean).join(' ');

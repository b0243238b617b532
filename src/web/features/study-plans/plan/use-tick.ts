import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { startTick, type TickBoard } from '#web/lib/start-tick.ts';
import { today } from '#web/lib/today.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { refreshAfterTicks, sendTick, studyPlanQuery, tickKey } from '../api.ts';
import { applyTick, type ItemState, nameOfItem, putState, stateOf, type Tick, withItemId } from '../tick.ts';

const boardOf = (client: QueryClient, planId: string): TickBoard<StudyPlan, Tick, ItemState> => ({
  queryKey: studyPlanQuery(planId).queryKey,
  mutationKey: tickKey(planId),
  nameOf: nameOfItem,
  stateOf,
  applied: (plan, tick) => applyTick(plan, tick, today()),
  put: putState,
  send: (tick) => sendTick(planId, tick),
  onArrived: (isUncertain) => refreshAfterTicks(client, planId, isUncertain),
});

/** Ticks an item of the plan: on the page at once; what the server refuses is taken back and said. */
export function useTick(planId: string): (tick: Tick) => void {
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    (tick) => {
      const plan = client.getQueryData(studyPlanQuery(planId).queryKey);
      startTick(client, boardOf(client, planId), plan ? withItemId(plan, tick) : tick).catch((error) =>
        toast.error(sentenceOf(error, 'Não foi possível salvar sua marcação. Tente novamente.')),
      );
    },
    [client, planId, toast],
  );
}

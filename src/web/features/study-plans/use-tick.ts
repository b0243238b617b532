import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { today } from '#web/lib/today.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { refreshAfterTicks, sendTick, studyPlanQuery } from './api.ts';
import { applyTick, type ItemState, nameOfItem, putState, stateOf, type Tick } from './tick.ts';
import { ofSameItem, type TickTravel, tickKey, travelsUnderWay } from './tick-travels.ts';

/**
 * Ticks an item of the plan: on the page at once, on the server in the order of the clicks. What fails goes back
 * to what the server last confirmed, unless the item was ticked again since.
 */
export function useTick(planId: string): (tick: Tick) => void {
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    (tick) => {
      startTick(client, planId, tick).catch((error) =>
        toast.error(sentenceOf(error, 'Não foi possível salvar sua marcação. Tente novamente.')),
      );
    },
    [client, planId, toast],
  );
}

/** Rejects only when the tick was taken back. */
async function startTick(client: QueryClient, planId: string, tick: Tick): Promise<void> {
  const travel = departure(client, planId, tick);
  const { queryKey } = studyPlanQuery(planId);
  const show = (state: ItemState) =>
    client.setQueryData(queryKey, (plan) => plan && putState(plan, tick, state));
  const isLast = () => ofSameItem(travelsUnderWay(client, planId), tick).every((other) => other === travel);
  const observer = new MutationObserver<Awaited<ReturnType<typeof sendTick>>, Error, Tick, TickTravel>(
    client,
    {
      mutationKey: tickKey(planId),
      scope: { id: `${planId} ${nameOfItem(tick)}` },
      onMutate: () => {
        client.setQueryData(queryKey, (plan) => plan && applyTick(plan, tick, today()));
        return travel;
      },
      mutationFn: (sent) => sendTick(planId, sent),
    },
  );
  let uncertain = false;
  try {
    const { state, progress } = await observer.mutate(tick);
    travel.confirmed.state = state;
    if (isLast()) show(state);
    if (progress !== null && !travel.crossed)
      client.setQueryData(queryKey, (plan) => plan && { ...plan, progress });
  } catch (error) {
    uncertain = true;
    if (!isLast()) return;
    show(travel.confirmed.state);
    throw error;
  } finally {
    travel.endedAt = Date.now();
    observer.reset();
    if (travelsUnderWay(client, planId).length === 0) refreshAfterTicks(client, planId, uncertain);
  }
}

function departure(client: QueryClient, planId: string, tick: Tick): TickTravel {
  const before = travelsUnderWay(client, planId);
  for (const other of before) other.crossed = true;
  const plan = client.getQueryData(studyPlanQuery(planId).queryKey);
  const shown = { state: (plan && stateOf(plan, tick)) ?? { completed: !tick.completed } };
  const confirmed = ofSameItem(before, tick)[0]?.confirmed ?? shown;
  return { tick, confirmed, crossed: before.length > 0, endedAt: null };
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { reasonOf } from '#web/lib/api-error.ts';
import { startTick, type TickBoard } from '#web/lib/start-tick.ts';
import { today } from '#web/lib/today.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { blockTickKey, refreshAfterTicks, sendBlockTick, studyCycleQuery } from './api.ts';
import {
  applyBlockTick,
  type BlockState,
  type BlockTick,
  blockStateOf,
  nameOfBlock,
  putBlockState,
} from './block-tick.ts';

const failed = 'Falha ao atualizar o status do bloco.';

const boardOf = (client: QueryClient, cycleId: string): TickBoard<StudyCycle, BlockTick, BlockState> => ({
  queryKey: studyCycleQuery(cycleId).queryKey,
  mutationKey: blockTickKey(cycleId),
  nameOf: nameOfBlock,
  stateOf: blockStateOf,
  applied: (cycle, tick) => applyBlockTick(cycle, tick, today()),
  put: putBlockState,
  send: (tick) => sendBlockTick(cycleId, tick),
  onArrived: (isUncertain) => refreshAfterTicks(client, cycleId, isUncertain),
});

/** Ticks a block of the cycle: on the page at once; what the server refuses is taken back and said. */
export function useBlockTick(cycleId: string): (tick: BlockTick) => void {
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    (tick) => {
      startTick(client, boardOf(client, cycleId), tick).catch((error) =>
        toast.error([failed, reasonOf(error, failed)].filter(Boolean).join(' ')),
      );
    },
    [client, cycleId, toast],
  );
}

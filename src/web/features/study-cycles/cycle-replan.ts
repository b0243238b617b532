import type { QueryClient } from '@tanstack/react-query';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import type { ReplanSource } from '#web/lib/use-replan.ts';
import { applyReplan, blockTickKey, keepCycle, previewReplan, studyCycleQuery, undoReplan } from './api.ts';

const words = {
  whole: 'ciclo',
  one: 'bloco',
  many: 'blocos',
  none: 'Nenhum bloco',
  leftOut:
    'Estes blocos continuam abertos e ficam depois do término. Um término mais tarde abre lugar para eles.',
};

/** How a cycle is spread anew. */
export const cycleReplan = (client: QueryClient, cycleId: string): ReplanSource<StudyCycle> => ({
  words,
  queryKey: studyCycleQuery(cycleId).queryKey,
  tickKey: blockTickKey(cycleId),
  changedCode: 'study_cycles.cycle_changed',
  preview: (until, signal) => previewReplan(cycleId, until, signal),
  apply: (body) => applyReplan(cycleId, body),
  undo: () => undoReplan(cycleId),
  keep: (cycle) => keepCycle(client, cycle),
});

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Meaning } from '#web/domain/meaning.tsx';
import { settleHues } from '#web/domain/settle-hues.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { today, useToday } from '#web/lib/today.ts';
import { mutateOptimistically, type OptimisticCache } from '#web/sync/optimistic.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { blockTickKey, refreshAfterTicks, sendBlockTick, studyCycleQuery, withReason } from '../api.ts';
import {
  applyBlockTick,
  type BlockState,
  type BlockTick,
  blockStateOf,
  nameOfBlock,
  putBlockState,
} from '../block-tick.ts';
import { CycleRound, roundOf } from './cycle-round.tsx';
import { CycleWeek } from './cycle-week.tsx';
import { CycleHeader } from './header.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { CycleOverview } from './overview.tsx';
import { CycleReplan } from './replan.tsx';

export { CycleFailure, CycleSkeleton } from '../cycle-fallback.tsx';

const route = getRouteApi('/student/study-cycles/$cycleId');

export function StudyCyclePage() {
  const { cycleId } = route.useParams();
  const cycle = useLoaded(studyCycleQuery(cycleId));
  useMemo(() => settleHues(cycle.subjectsDetail.map(({ name }) => name)), [cycle.subjectsDetail]);
  useTitle(cycle.name);
  return <CycleView key={cycle.id} cycle={cycle} />;
}

type CycleViewProps = { cycle: StudyCycle };
type Tab = 'overview' | 'schedule';

function CycleView({ cycle }: CycleViewProps) {
  const { tab: named } = route.useSearch();
  const navigate = useNavigate();
  const tick = useBlockTick(cycle.id);
  const today = useToday();
  const tab: Tab = named === 'overview' ? named : 'schedule';
  const open = (next: Tab) =>
    void navigate({
      to: '/study-cycles/$cycleId',
      params: { cycleId: cycle.id },
      search: { tab: next === 'schedule' ? undefined : next },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <CycleHeader cycle={cycle} today={today} />
      <Tabs
        label="Seções do ciclo"
        items={[
          {
            value: 'overview',
            label: 'Visão Geral',
            content: <CycleOverview cycle={cycle} today={today} />,
          },
          {
            value: 'schedule',
            label: 'Cronograma',
            content: (
              <>
                <CycleReplan cycle={cycle} today={today} />
                <ScheduleTab cycle={cycle} today={today} onTick={tick} />
              </>
            ),
          },
        ]}
        value={tab}
        onValueChange={open}
      />
    </>
  );
}

type ScheduleTabProps = { cycle: StudyCycle; today: StudyDay; onTick: (tick: BlockTick) => void };

/** What there is to study, by the calendar or as a round. */
function ScheduleTab({ cycle, today, onTick }: ScheduleTabProps) {
  const round = cycle.mode === 'sequence' ? roundOf(cycle.schedule) : null;
  return (
    <section aria-labelledby="cronograma" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="cronograma" className="text-lg">
          {round ? `Volta ${round.lap}` : 'Cronograma'}
        </h2>
        {/* One for both, so that it keeps the focus. */}
        <ModeSwitch cycle={cycle} />
      </div>
      <Meaning of="bloco" className="-my-2">
        Bloco: um tempo reservado para uma matéria. Os de hoje são as suas tarefas.
      </Meaning>
      {round ? (
        <CycleRound round={round} cycle={cycle} onTick={onTick} />
      ) : (
        <CycleWeek cycle={cycle} today={today} onTick={onTick} />
      )}
    </section>
  );
}

const boardOf = (
  client: QueryClient,
  cycleId: string,
): OptimisticCache<StudyCycle, BlockTick, BlockState> => ({
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
function useBlockTick(cycleId: string): (tick: BlockTick) => void {
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    (tick) => {
      mutateOptimistically(client, boardOf(client, cycleId), tick).catch((error) =>
        toast.error(withReason('Falha ao atualizar o status do bloco.', error)),
      );
    },
    [client, cycleId, toast],
  );
}

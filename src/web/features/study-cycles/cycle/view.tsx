import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { CalendarClock, Cpu, Pencil, Sparkles } from 'lucide-react';
import { useCallback } from 'react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { examBadge } from '#web/domain/exam-labels.ts';
import { reasonOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { useToday } from '#web/lib/hooks/use-today.ts';
import { today } from '#web/lib/today.ts';
import { mutateOptimistically, type OptimisticCache } from '#web/sync/optimistic.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeleteButton } from '#web/ui/overlay/delete-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { blockTickKey, refreshAfterTicks, sendBlockTick, studyCycleQuery, useDeleteCycle } from '../api.ts';
import { ModeBadge, StatusBadge } from '../badges.tsx';
import {
  applyBlockTick,
  type BlockState,
  type BlockTick,
  blockStateOf,
  nameOfBlock,
  putBlockState,
} from '../block-tick.ts';
import { engineWords } from '../cycle-labels.ts';
import { CycleRound } from './cycle-round.tsx';
import { CycleWeek } from './cycle-week.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { CycleOverview } from './overview.tsx';
import { CycleProgress } from './progress.tsx';
import { CycleReplan } from './replan.tsx';
import { roundOf } from './round.ts';

export { CycleFailure, CycleSkeleton } from '../cycle-fallback.tsx';

const route = getRouteApi('/student/study-cycles/$cycleId');

export function StudyCyclePage() {
  const { cycleId } = route.useParams();
  const cycle = useLoaded(studyCycleQuery(cycleId));
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
  const tab: Tab = named === 'schedule' ? named : 'overview';
  const open = (next: Tab) =>
    void navigate({
      to: '/study-cycles/$cycleId',
      params: { cycleId: cycle.id },
      search: { tab: next === 'overview' ? undefined : next },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <CycleHeader cycle={cycle} />
      <CycleProgress cycle={cycle} today={today} isOnSchedule={tab === 'schedule'} />
      <CycleReplan cycle={cycle} today={today} />
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
            content: <ScheduleTab cycle={cycle} today={today} onTick={tick} />,
          },
        ]}
        value={tab}
        onValueChange={open}
      />
    </>
  );
}

function CycleHeader({ cycle }: CycleViewProps) {
  const { id, name, engine } = cycle;
  const exam = examBadge(cycle.examDate, today());
  const Engine = engine === 'model' ? Sparkles : Cpu;
  return (
    <PageHeader
      title={<span className="break-words">{name}</span>}
      back={<BackLink render={<Link to="/study-cycles" />}>Ciclos de Estudo</BackLink>}
      meta={
        <>
          <StatusBadge cycle={cycle} />
          <ModeBadge mode={cycle.mode} />
          {exam && <Badge icon={<CalendarClock aria-hidden="true" />}>{exam}</Badge>}
          {engine && (
            <span className="flex items-center gap-1.5 text-ink-muted text-xs">
              <Engine aria-hidden="true" className="size-3.5 shrink-0" />
              {engineWords[engine]}
            </span>
          )}
        </>
      }
      actions={
        <>
          <Button
            icon={<Pencil aria-hidden="true" />}
            render={<Link to="/study-cycles/$cycleId/edit" params={{ cycleId: id }} />}
          >
            Editar
          </Button>
          <DeleteCycle cycleId={id} name={name} />
        </>
      }
    />
  );
}

type DeleteCycleProps = { cycleId: string; name: string };

function DeleteCycle({ cycleId, name }: DeleteCycleProps) {
  const deletion = useDeleteCycle(cycleId);
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        void navigate({ to: '/study-cycles' });
        toast.success('Ciclo excluído.');
      },
    });
  return (
    <DeleteButton
      what={`o ciclo “${name}”`}
      description="Os blocos e o que você já concluiu serão apagados. Isso não pode ser desfeito."
      confirmLabel="Excluir ciclo"
      {...(deletion.error && {
        failure: withReason(`Falha ao deletar o ciclo “${name}”.`, deletion.error),
      })}
      deletion={deletion}
      onConfirm={confirm}
    />
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
      {round ? (
        <CycleRound round={round} cycleId={cycle.id} onTick={onTick} />
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

/** What failed, and why where that says more. */
const withReason = (failed: string, error: unknown): string =>
  [failed, reasonOf(error, failed)].filter(Boolean).join(' ');

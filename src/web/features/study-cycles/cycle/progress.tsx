import { Link } from '@tanstack/react-router';
import { CalendarCheck, Play } from 'lucide-react';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { nextBlock } from '#shared/rules/cycles/cycle-sequence.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { formatMinutes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { OrbitRing } from '#web/ui/chart/orbit-ring.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { blocksOf, blocksOn, studiedOf } from '../cycle-blocks.ts';
import { blocksText } from '../cycle-labels.ts';
import { todayId } from './day-column.tsx';

type CycleProgressProps = { cycle: StudyCycle; today: StudyDay; isOnSchedule: boolean };

export function CycleProgress(props: CycleProgressProps) {
  const { cycle } = props;
  const { progress, completedBlocks, totalBlocks, schedule } = cycle;
  const studied = blocksOf(schedule).reduce((sum, { block }) => sum + studiedOf(block), 0);
  const tone = progress === 100 ? 'ok' : 'cometa';
  return (
    <section
      aria-label="Progresso"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <OrbitRing size="md" value={progress} label="Progresso do ciclo" tone={progress === 100 ? 'ok' : 'sol'}>
        {`${progress}%`}
      </OrbitRing>
      <div className="grid min-w-0 flex-1 basis-44 gap-2">
        <ProgressBar label="Progresso geral" value={progress} tone={tone} />
        <p role="status" className="flex flex-wrap gap-x-4 text-ink-muted text-sm tabular-nums">
          <span>{`${completedBlocks} de ${blocksText(totalBlocks)}`}</span>
          <span>{`${formatMinutes(studied)} de ${formatMinutes(cycle.totalAllocatedMinutes)}`}</span>
        </p>
      </div>
      <GoOn {...props} />
    </section>
  );
}

/** Where study goes on: today's blocks, or the next one of the round; nothing when there is none. */
function GoOn({ cycle: { id, mode, schedule }, today, isOnSchedule }: CycleProgressProps) {
  const left = blocksOn(schedule, today).filter(({ completed }) => !completed).length;
  const next = nextBlock(schedule)?.block.subject;
  const isRound = mode === 'sequence';
  // The round itself has the one main action of its screen.
  if (isRound ? !next || isOnSchedule : left === 0) return null;
  const Icon = isRound ? Play : CalendarCheck;
  return (
    <Button
      variant="main"
      icon={<Icon aria-hidden="true" />}
      className="max-w-full max-sm:w-full"
      render={
        <Link
          to="/study-cycles/$cycleId"
          params={{ cycleId: id }}
          search={{ tab: 'schedule' }}
          hash={todayId}
          activeOptions={{ includeHash: true }}
          hashScrollIntoView={{ block: 'nearest' }}
          replace
          resetScroll={false}
        />
      }
    >
      {isRound ? `Continuar: ${next}` : `Hoje: ${blocksText(left)}`}
    </Button>
  );
}

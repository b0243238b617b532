import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { BlockTick } from '../block-tick.ts';
import { CycleRound } from '../cycle/cycle-round.tsx';
import { CycleWeek } from '../cycle/cycle-week.tsx';
import { ModeSwitch } from '../cycle/mode-switch.tsx';
import { roundOf } from '../cycle/round.ts';

type ScheduleTabProps = { cycle: StudyCycle; today: StudyDay; onTick: (tick: BlockTick) => void };

/** What there is to study, by the calendar or as a round. */
export function ScheduleTab({ cycle, today, onTick }: ScheduleTabProps) {
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

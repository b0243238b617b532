import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { currentWeek } from '#web/lib/week-calendar.ts';
import type { BlockTick } from '../block-tick.ts';
import { WeekPicker } from '../components/week-picker.tsx';
import { asStack } from '../week-order.ts';
import { DayColumn } from './day-column.tsx';
import { useWeek } from './week.ts';

type CycleWeekProps = { cycle: StudyCycle; today: StudyDay; onTick: (tick: BlockTick) => void };

/** One week by the calendar: seven columns in order of date, or one below the other on a small screen. */
export function CycleWeek({ cycle, today, onTick }: CycleWeekProps) {
  const { schedule } = cycle;
  const current = currentWeek(schedule, today);
  const [shown, show] = useWeek(cycle, current);
  const isWide = useMedia('(min-width: 64rem)', true);
  const week = schedule[shown];
  if (!week) return null;
  const days = isWide ? week.days : asStack(week.days, today);
  return (
    <>
      <WeekPicker weeks={schedule} shown={shown} current={current} today={today} onShow={show} />
      <ol className="grid items-start gap-3 max-lg:gap-5 sm:max-lg:grid-cols-2 lg:grid-cols-7 lg:gap-1.5">
        {days.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            weekIndex={shown}
            today={today}
            cycleId={cycle.id}
            onTick={onTick}
          />
        ))}
      </ol>
    </>
  );
}

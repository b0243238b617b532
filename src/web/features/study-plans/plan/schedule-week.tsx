import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Activity, PlanWeek } from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { weekRange } from '#web/lib/week-calendar.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { countItems, type Tick } from '../tick.ts';
import { ScheduleDay } from './schedule-day.tsx';

type ScheduleWeekProps = {
  week: PlanWeek;
  weekIndex: number;
  today: StudyDay;
  isOpen: boolean;
  onOpenChange: (weekIndex: number, isOpen: boolean) => void;
  onTick: (tick: Tick) => void;
  onFocus: (activity: Activity) => void;
};

/** Drawn again only when this week changes: a plan may have 52 of them. */
export const ScheduleWeek = memo(function ScheduleWeek(props: ScheduleWeekProps) {
  const { week, weekIndex, today, isOpen, onOpenChange, onTick, onFocus } = props;
  const { done, total } = countItems(week.days.flatMap(({ activities }) => activities));
  return (
    <Collapsible
      title={
        <>
          Semana {week.weekNumber}{' '}
          <span className="block font-normal text-ink-muted text-sm tabular-nums sm:ms-2 sm:inline">
            {weekRange(week.days)}
          </span>
        </>
      }
      aside={
        <span className="flex items-center gap-1.5 text-ink-muted text-sm tabular-nums">
          {total > 0 && done === total && <Check aria-hidden="true" className="size-4 text-ok" />}
          <span aria-hidden="true">
            {done}/{total}
          </span>
          <span className="sr-only">{`${done} de ${total} atividades concluídas`}</span>
        </span>
      }
      open={isOpen}
      onOpenChange={(open) => onOpenChange(weekIndex, open)}
    >
      <ol className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {week.days.map((day, dayIndex) => (
          <ScheduleDay
            key={day.date}
            day={day}
            isToday={day.date === today}
            onTick={(activityIndex, completed) => onTick({ weekIndex, dayIndex, activityIndex, completed })}
            onFocus={onFocus}
          />
        ))}
      </ol>
    </Collapsible>
  );
});
